import type { Finding } from '@site/pages/findings';
import {
  attribute,
  type BuiltPage,
  type Element,
  lineage,
  select,
} from '@site/pages/html';
import { builtFinding } from './site.ts';

/**
 * Finds built pages without exactly one h1 and one main, or with an id twice. Ids inside drawings
 * are skipped: a drawing shown twice repeats them, and they mean the same thing.
 */
export function landmarks(pages: readonly BuiltPage[]): Finding[] {
  const single = {
    h1: 'The first-level heading names the page for everybody who cannot see it.',
    main: 'Screen readers and skip links jump to the main part.',
  };
  return pages.flatMap((page) => [
    ...Object.entries(single).flatMap(([tag, why]) => {
      const elements = select(page, tag);
      if (elements.length === 1) return [];
      const what = `The page has ${elements.length} elements <${tag}>.`;
      const todo = `Leave exactly one <${tag}>, from the page or from the layout.`;
      return builtFinding(page, elements.at(-1), what, why, todo);
    }),
    ...repeatedIds(page).map((element) =>
      builtFinding(
        page,
        element,
        `The id “${attribute(element, 'id')}” is used twice.`,
        'A link to it, a label or a description reaches the first element only.',
        'Give one of the two another id.',
      ),
    ),
  ]);
}

function repeatedIds(page: BuiltPage): Element[] {
  const seen = new Set<string>();
  return page.elements.filter((element) => {
    const id = attribute(element, 'id');
    const isDrawn = [...lineage(element)].some(({ tagName }) => tagName === 'svg');
    if (id === undefined || isDrawn) return false;
    const repeated = seen.has(id);
    seen.add(id);
    return repeated;
  });
}

/**
 * Finds pictures of built pages without an `alt` attribute, which is empty for a decoration, and
 * without width and height in whole pixels.
 */
export function images(pages: readonly BuiltPage[]): Finding[] {
  return pages.flatMap((page) =>
    select(page, 'img').flatMap((image) => {
      const picture = `The picture ${attribute(image, 'src') ?? ''}`;
      const sizes = ['width', 'height'].map((name) => attribute(image, name) ?? '');
      const noAlt = builtFinding(
        page,
        image,
        `${picture} has no alt text.`,
        'Without one a screen reader reads the name of the file aloud.',
        'Say in alt="" what the picture shows; leave it empty for a decoration.',
      );
      const noSize = builtFinding(
        page,
        image,
        `${picture} has no width and height.`,
        'The browser reserves no space for it, so the text below jumps when it loads.',
        'Write both in pixels of the file; the style sheet may make it smaller.',
      );
      return [
        ...(attribute(image, 'alt') === undefined ? [noAlt] : []),
        ...(sizes.every((size) => /^\d+$/.test(size)) ? [] : [noSize]),
      ];
    }),
  );
}
