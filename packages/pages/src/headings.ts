import GithubSlugger from '@rspress/shared/github-slugger';
import { extractTextAndId } from '@rspress/shared/node-utils';
import type { Root } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Heading } from './page.ts';

/**
 * Lists the headings of a page with the ids that the built page gives them. Both helpers are the
 * framework's own: where no id is written, the text is lowercased, stripped and numbered on
 * repetition exactly as the build does it.
 */
export function headingsOf(tree: Root): Heading[] {
  const slugger = new GithubSlugger();
  const headings: Heading[] = [];
  visit(tree, 'heading', (node) => {
    const [text, written] = extractTextAndId(plainText(node));
    headings.push({
      depth: node.depth,
      text: text.trim(),
      id: written || slugger.slug(text.trim()),
      explicit: written !== '',
      line: node.position?.start.line ?? 0,
    });
  });
  return headings;
}
