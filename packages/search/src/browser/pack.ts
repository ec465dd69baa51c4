import type { Hints, IndexEntry, PackedIndex } from './types.ts';

/** Cuts an entry at the positions of its headings. Those of unknown position have no text. */
function cutEntry({ title, content, toc }: IndexEntry) {
  const nextTo = (index: number) =>
    toc.slice(index).find(({ charIndex }) => charIndex >= 0)?.charIndex;
  const introduction = content.slice(0, nextTo(0));
  const [description = ''] = introduction.split('\n', 1);
  const sections = [
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

/** The index of one language for readers to download: `readSections` reads it. */
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
