import type { Hints, IndexEntry, IndexedHeading, PackedIndex } from '../types';

/** The text below a heading, or, with depth 0 and the page's title, a page's introduction. */
export interface EntrySection {
  readonly depth: number;
  readonly heading: string;
  readonly id: string;
  readonly text: string;
}

/** Cuts an entry at the positions of its headings. Those of unknown position have no text. */
export function cutEntry({ title, content, toc }: IndexEntry) {
  const nextTo = (index: number) =>
    toc.slice(index).find(({ charIndex }) => charIndex >= 0)?.charIndex;
  const introduction = content.slice(0, nextTo(0));
  const [description = ''] = introduction.split('\n', 1);
  const sections: EntrySection[] = [
    {
      depth: 0,
      heading: title,
      id: '',
      text: introduction.slice(description.length).trim(),
    },
    ...toc.map(({ text: heading, id, depth, charIndex }, index) => {
      const start = charIndex + heading.length;
      const text = charIndex < 0 ? '' : content.slice(start, nextTo(index + 1)).trim();
      return { depth, heading, id, text };
    }),
  ];
  return { description, sections };
}

/** The index of one language for readers to download. `unpack` reads its entries. */
export function pack(
  entries: readonly IndexEntry[],
  hints?: Partial<Hints>,
): PackedIndex {
  const cut = entries.map(cutEntry);
  const sections = cut.flatMap((one) => one.sections);
  return {
    routes: entries.map(({ routePath }) => routePath),
    descriptions: cut.map(({ description }) => description),
    weights: hints?.weights ?? [],
    depths: sections.map(({ depth }) => depth),
    headings: sections.map(({ heading }) => heading),
    ids: sections.map(({ id }) => id),
    texts: sections.map(({ text }) => text),
    questions: hints?.questions ?? [],
    code: hints?.code ?? [],
  };
}

/** The entries of a downloaded index. */
export function unpack(index: PackedIndex): IndexEntry[] {
  const { routes, descriptions, depths, headings, ids, texts } = index;
  const starts = [...depths.keys()].filter((position) => depths[position] === 0);
  return starts.map((start, page) => {
    let content = `${descriptions[page]}\n${texts[start]}`;
    const toc: IndexedHeading[] = [];
    for (let at = start + 1; at < (starts[page + 1] ?? depths.length); at += 1) {
      const [text = '', id = '', depth = 0] = [headings[at], ids[at], depths[at]];
      toc.push({ text, id, depth, charIndex: content.length + 1 });
      content += `\n${text}\n${texts[at]}`;
    }
    const title = headings[start] ?? '';
    return { id: page, title, content, toc, routePath: routes[page] ?? '', domain: '' };
  });
}
