/** A heading as the emitted index names it. `charIndex` is its place in the content, -1 where it is not known. */
export interface Heading {
  readonly id: string;
  readonly text: string;
  readonly depth: number;
  readonly charIndex: number;
}

/** A page as the emitted index holds it. */
export interface IndexedPage {
  readonly title: string;
  readonly content: string;
  readonly routePath: string;
  readonly toc: readonly Heading[];
  readonly description?: string;
  readonly frontmatter?: Readonly<Record<string, unknown>>;
}

/** A page can say less or more in search by `searchStanding` in its frontmatter; one that is not written yet says little. */
export function standingOf({ frontmatter = {} }: IndexedPage): number {
  if (frontmatter.unwritten === true) return 0.5;
  const { searchStanding } = frontmatter;
  return typeof searchStanding === 'number' ? searchStanding : 1;
}

/**
 * Where the headings stand in the content, -1 where they do not. A place that the index does not know is looked for behind the
 * one before.
 */
export function placesOf({ content, toc }: IndexedPage): number[] {
  let last = 0;
  return toc.map(({ text, charIndex }) => {
    const place = charIndex >= 0 ? charIndex : content.indexOf(text, last);
    if (place >= 0) last = place;
    return place;
  });
}
