import { PageContext } from '@rspress/core/runtime';
import { type ContextType, useContext, useMemo } from 'react';

/**
 * What is known of the page, with its description, which the framework looks for among the data about all
 * pages. Here it comes with the page's own script (packages/framework/src/page-data.ts).
 */
export function useDescribedPage(): NonNullable<ContextType<typeof PageContext>> {
  const context = useContext(PageContext);
  return useMemo(() => {
    const { description = '' } = context.data.frontmatter;
    return { ...context, data: { ...context.data, description } };
  }, [context]);
}
