import type { Finding } from '@site/pages/findings';
import { attribute, type BuiltPage, lineOfElement, select } from '@site/pages/html';
import { inOutput } from './site.ts';

type Element = ReturnType<typeof select>[number];

/**
 * Finds pictures of built pages without an `alt` attribute, where an empty one marks a decoration,
 * and without their width and height in whole pixels.
 */
export function images(pages: readonly BuiltPage[]): Finding[] {
  return pages.flatMap((page) =>
    select(page, 'img').flatMap((image) => {
      const at = { file: inOutput(page.file), line: lineOfElement(image) };
      return [...withoutText(image), ...withoutSize(image)].map((one) => ({
        ...at,
        ...one,
      }));
    }),
  );
}

function withoutText(image: Element) {
  if (attribute(image, 'alt') !== undefined) return [];
  return [
    {
      what: `The picture ${attribute(image, 'src') ?? ''} has no alt text.`,
      why: 'Without one a screen reader reads the name of the file aloud.',
      todo: 'Say in alt="" what the picture shows; leave it empty if it is a decoration.',
    },
  ];
}

function withoutSize(image: Element) {
  const sizes = ['width', 'height'].map((name) => attribute(image, name) ?? '');
  if (sizes.every((size) => /^\d+$/.test(size))) return [];
  return [
    {
      what: `The picture ${attribute(image, 'src') ?? ''} has no width and height.`,
      why: 'The browser keeps no room for it, so the text below jumps when it comes.',
      todo: 'Write both in pixels of the file; the style sheet may make it smaller.',
    },
  ];
}
