import { findTagsOf, type PageTag } from '@site/pages/tags';

/** The tags that this folder puts facts in the place of. */
const names = ['Option', 'CliReference'] as const;

/** One such tag in the source of a page. */
export type FactTag = PageTag<(typeof names)[number]>;

/** Finds the tags of a page that show facts. */
export function findTags(source: string): FactTag[] {
  return findTagsOf(source, names);
}
