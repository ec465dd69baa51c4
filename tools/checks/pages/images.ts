import path from 'node:path';
import { type Finding, findingsWith } from '@site/mdx/findings';
import type { Page } from '@site/mdx/page';
import { visit } from 'unist-util-visit';

const silent = findingsWith(
  'Readers who do not see it are told nothing, and it can be enlarged like any other.',
  'Say in a few words what it shows: ![The output folder](/output.svg)',
);
const lost = findingsWith(
  'The build stops there, since readers would see a broken image.',
);
const foreign = findingsWith(
  'Pages ask no other site for anything, so browsers do not load it.',
  'Put the file into docs/public, and write its path from there: /output.svg',
);

interface Image {
  readonly url: string;
  readonly alt: string;
  readonly line: number;
}

/**
 * Finds images without alternative text, images of other sites, and those whose file `exists`, which
 * gets a path from the root of the repository, does not know. Images from the root of the site are in
 * docs/public, others beside the page.
 */
export function images(
  pages: readonly Page[],
  exists: (file: string) => boolean,
): Finding[] {
  return pages.flatMap((page) =>
    imagesOf(page).flatMap(({ url, alt, line }) => {
      const findings: Finding[] = [];
      if (alt.trim() === '')
        findings.push(
          silent(page.file, `The image ${url} has no alternative text.`, line),
        );
      if (/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(url))
        return [...findings, foreign(page.file, `The image ${url} is elsewhere.`, line)];
      const [target = ''] = url.split(/[?#]/);
      const file = url.startsWith('/')
        ? `docs/public${target}`
        : path.posix.join(path.posix.dirname(page.file), target);
      if (!exists(file))
        findings.push(
          lost(page.file, `The image ${url} is not there.`, line, `Add ${file}.`),
        );
      return findings;
    }),
  );
}

/** Images in Markdown and `<img>` tags, whose `alt` may say with an empty text that it decorates. */
function imagesOf({ tree, components }: Page): Image[] {
  const images: Image[] = [];
  visit(tree, 'image', ({ url, alt, position }) => {
    images.push({ url, alt: alt ?? '', line: position?.start.line ?? 0 });
  });
  for (const { name, attributes, line } of components) {
    const url = attributes.get('src');
    if (name !== 'img' || typeof url !== 'string') continue;
    const alt = attributes.get('alt');
    images.push({ url, alt: alt === '' ? 'decoration' : String(alt ?? ''), line });
  }
  return images;
}
