import { type Heading, type IndexedPage, placesOf, standingOf } from '../data/pages';
import type { Section } from './types';

/** Cuts pages into their sections. */
export function sectionsOf(pages: readonly IndexedPage[]): Section[] {
  return pages.flatMap((page, index) => sectionsOfPage(page, index));
}

function sectionsOfPage(page: IndexedPage, index: number): Section[] {
  const starts = placesOf(page);
  const first = starts.find((start) => start >= 0) ?? page.content.length;
  const beginning = partsOf(page.content.slice(0, first));
  const open: Heading[] = [];
  const sections: Section[] = [
    {
      page: index,
      title: page.title,
      heading: '',
      above: [],
      link: page.routePath,
      standing: standingOf(page),
      description: page.description ?? '',
      ...beginning,
      prose: [page.description ?? '', beginning.prose].join('\n'),
    },
  ];
  for (const [at, heading] of page.toc.entries()) {
    while ((open.at(-1)?.depth ?? 0) >= heading.depth) open.pop();
    const start = starts[at] ?? -1;
    const next = starts.slice(at + 1).find((place) => place >= 0);
    const text = start < 0 ? '' : page.content.slice(start + heading.text.length, next);
    sections.push({
      page: index,
      title: page.title,
      heading: heading.text,
      above: open.map((one) => one.text),
      link: `${page.routePath}#${heading.id}`,
      standing: standingOf(page),
      description: '',
      ...partsOf(text),
    });
    open.push(heading);
  }
  return sections;
}

/** The emitted text does not say what was code. It is told by its layout: indents, and how its lines begin and end. */
const codeLine =
  /^\s{2,}\S|[;{}[(]\s*$|=>\s*$|^[\])}]+[;,]?$|^(?:import|export|const|var|let|function|return)\b.*['";{]|^(?:\/\*|\/\/|\$ |"use )|^File \(/m;

/** The runtime that the bundler writes into output is the same everywhere and answers nobody's question. */
const runtime = /__webpack_require__|__webpack_exports__|__rspack_/;

function partsOf(text: string): Pick<Section, 'prose' | 'code'> {
  const prose: string[] = [];
  const code: string[] = [];
  for (const block of text.split(/\n{2,}/)) {
    if (codeLine.test(block)) {
      code.push(...block.split('\n').filter((line) => !runtime.test(line)));
    } else if (block.trim() !== '') prose.push(block.trim());
  }
  return { prose: prose.join('\n'), code: code.join('\n') };
}
