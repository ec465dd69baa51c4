import { PageContext } from '@rspress/core/runtime';
import { type ContextType, useContext, useMemo } from 'react';

/**
 * What is known of the page, with its description and its file, which the framework looks for among the data about all pages. Here they
 * come with the page's own script and with its route (decisions/weight.md).
 */
export function useDescribedPage(): NonNullable<ContextType<typeof PageContext>> {
  const context = useContext(PageContext);
  return useMemo(() => {
    const { pagePath, frontmatter } = context.data;
    const { description } = frontmatter;
    const data = { ...context.data, _relativePath: pagePath };
    return { ...context, data: description ? { ...data, description } : data };
  }, [context]);
}
