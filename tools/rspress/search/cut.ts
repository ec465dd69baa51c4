import {
  type IndexedPage,
  placesOf,
  standingOf,
} from '../../../theme/search/data/pages.ts';

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
