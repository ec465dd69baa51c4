import { PageContext } from '@rspress/core/runtime';
import { type ContextType, useContext, useMemo } from 'react';

/**
 * What is known of the page, with its description, which the framework looks for among the data about all pages. It comes
 * with the page's own script here (decisions/weight.md).
 */
export function useDescribedPage(): NonNullable<ContextType<typeof PageContext>> {
  const context = useContext(PageContext);
  return useMemo(() => {
    const { description } = context.data.frontmatter;
    return description ? { ...context, data: { ...context.data, description } } : context;
  }, [context]);
}
