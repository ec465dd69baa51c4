import type { IndexEntry, IndexedHeading, PackedIndex } from '../../src/browser/types.ts';

/** The entries of an index, one for each page, put together from its sections. */
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
