/**
 * A heading as the emitted index names it. `charIndex` is its place in the content, -1 where it is
 * not known.
 */
interface Heading {
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

/** The part of a page below a heading; depth 0 and no heading for its beginning. */
export interface CutSection {
  readonly depth: number;
  readonly heading: string;
  readonly id: string;
  readonly text: string;
}

/** A page that is cut at its headings. */
export interface CutPage {
  readonly title: string;
  readonly route: string;
  readonly description: string;
  readonly standing: number;
  readonly text: string;
  readonly sections: readonly CutSection[];
}

/** Cuts a page at its headings. A heading that does not stand in the text has none below it. */
export function cut(page: IndexedPage): CutPage {
  const { title, routePath, description = '', content, toc } = page;
  const places = placesOf(page);
  return {
    title,
    route: routePath,
    description,
    standing: standingOf(page),
    text: content.slice(
      0,
      places.find((place) => place >= 0),
    ),
    sections: toc.map(({ id, text, depth }, index) => {
      const place = places[index] ?? -1;
      const next = places.slice(index + 1).find((one) => one >= 0);
      return {
        depth,
        heading: text,
        id,
        text: place < 0 ? '' : content.slice(place + text.length, next),
      };
    }),
  };
}

/**
 * A page can say less or more in search by `searchStanding` in its frontmatter; one that is not
 * written yet says little.
 */
function standingOf({ frontmatter = {} }: IndexedPage): number {
  if (frontmatter.unwritten === true) return 0.5;
  const { searchStanding } = frontmatter;
  return typeof searchStanding === 'number' ? searchStanding : 1;
}

/**
 * Where the headings stand in the content, -1 where they do not. A place that the index does not
 * know is looked for behind the one before.
 */
function placesOf({ content, toc }: IndexedPage): number[] {
  let last = 0;
  return toc.map(({ text, charIndex }) => {
    const place = charIndex >= 0 ? charIndex : content.indexOf(text, last);
    if (place >= 0) last = place;
    return place;
  });
}
