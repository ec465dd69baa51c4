import { remarkContainerSyntax } from '@rspress/core/dist/node/mdx/remarkPlugins/containerSyntax.js';
import type { Root } from 'mdast';
import { unified } from 'unified';

/** The callouts of the framework. It does not export its list; a test compares the two. */
export const callouts = [
  'tip',
  'note',
  'important',
  'warning',
  'caution',
  'danger',
  'info',
  'details',
];

/**
 * A copy of the syntax tree of a page in which the framework has replaced every callout that it can
 * read. What it cannot read is still a text, and readers see its marks.
 */
export function withoutCallouts(tree: Root): Root {
  return unified().use(remarkContainerSyntax).runSync(structuredClone(tree));
}
