/**
 * The head of the document in the browser, in place of `@unhead/react`, which the framework brings and the build uses: tools/rspress/light-libraries
 * leads its two names here. There is one document, so there is nothing to provide; what a page says of itself is in theme/layout.
 */
import type { ReactNode } from 'react';

export { useHead } from './useHead';

/** The framework makes one and hands it to the provider. */
export function createHead(): null {
  return null;
}

export function UnheadProvider({ children }: { children?: ReactNode }): ReactNode {
  return children;
}

/** Tags as elements, from the frontmatter of a page: React puts them into the head by itself, and finds those that are there. */
export function Head({ children }: { children?: ReactNode }): ReactNode {
  return children;
}
