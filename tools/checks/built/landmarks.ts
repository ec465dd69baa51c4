import type { Finding } from '@site/pages/findings';
import {
  attribute,
  type BuiltPage,
  type Element,
  lineage,
  lineOfElement,
  select,
} from '@site/pages/html';
import { inOutput } from './site.ts';

/**
 * Finds built pages that have not exactly one h1 and one main, or that use an id twice. Ids inside
 * drawings are left out: a drawing shown twice repeats them, and they mean the same thing.
 */
export function landmarks(pages: readonly BuiltPage[]): Finding[] {
  return pages.flatMap((page) => [
    ...single(
      page,
      'h1',
      'The first-level heading names the page for everybody who cannot see it.',
    ),
    ...single(page, 'main', 'Screen readers and skip links jump to the main part.'),
    ...repeatedIds(page),
  ]);
}

function single(page: BuiltPage, tag: string, why: string): Finding[] {
  const found = select(page, tag);
  if (found.length === 1) return [];
  const last = found.at(-1);
  return [
    {
      file: inOutput(page.file),
      line: last ? lineOfElement(last) : 0,
      what: `The page has ${found.length} elements <${tag}>.`,
      why,
      todo: `Leave exactly one <${tag}>, from the page or from the layout, not from both.`,
    },
  ];
}

function repeatedIds(page: BuiltPage): Finding[] {
  const seen = new Set<string>();
  return page.elements.flatMap((element) => {
    const id = attribute(element, 'id');
    if (id === undefined || isDrawn(element)) return [];
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    return {
      file: inOutput(page.file),
      line: lineOfElement(element),
      what: `The id “${id}” is used twice.`,
      why: 'A link to it, a label or a description reaches the first element only.',
      todo: 'Give one of the two another id.',
    };
  });
}

function isDrawn(element: Element): boolean {
  return [...lineage(element)].some(({ tagName }) => tagName === 'svg');
}
