import type { Finding } from '../finding.ts';
import { attribute, type BuiltPage, lineOfElement, select } from './document.ts';
import { inOutput } from './site.ts';

/** Finds pictures of built pages without an `alt` attribute. An empty one marks a decoration. */
export function images(pages: readonly BuiltPage[]): Finding[] {
  return pages.flatMap((page) =>
    select(page, 'img')
      .filter((image) => attribute(image, 'alt') === undefined)
      .map((image) => ({
        file: inOutput(page.file),
        line: lineOfElement(image),
        what: `The picture ${attribute(image, 'src') ?? ''} has no alt text.`,
        why: 'Without one a screen reader reads the name of the file aloud.',
        todo: 'Say in alt="" what the picture shows; leave it empty if it is a decoration.',
      })),
  );
}
