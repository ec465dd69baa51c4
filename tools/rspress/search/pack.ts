import {
  anchorOf,
  firstCode,
  mostCodes,
  type PackedPage,
  type PackedSection,
} from '../../../theme/search/data/packed.ts';
import {
  type IndexedPage,
  placesOf,
  standingOf,
} from '../../../theme/search/data/pages.ts';
import { shorten } from './shorten.ts';

/**
 * The pages of one language as they are sent to the readers who search: without what no query and no result needs, and in
 * fewer bytes. `unpack` of the theme is the way back.
 */
export function pack(pages: readonly IndexedPage[]): PackedPage[] {
  const short = shorten(pages.map(cut));
  const alphabet = alphabetOf(JSON.stringify(short));
  const codes = new Map(
    Array.from(alphabet, (character, index) => [
      character,
      String.fromCharCode(firstCode + index),
    ]),
  );
  const write = (text: string) =>
    text.replace(/[\u0080-\uffff]/g, (unit) => codes.get(unit) ?? unit);
  return short.map((page, index) => ({
    ...(index === 0 && alphabet !== '' ? { alphabet } : {}),
    ...page,
    title: write(page.title),
    ...(page.description === undefined ? {} : { description: write(page.description) }),
    text: write(page.text),
    sections: page.sections.map((section) => ({
      ...section,
      heading: write(section.heading),
      text: write(section.text),
    })),
  }));
}

/** Cuts a page at its headings. */
function cut(page: IndexedPage): PackedPage {
  const { title, routePath, description, content, toc } = page;
  const places = placesOf(page);
  const sections = toc.map(({ id, text, depth }, index): PackedSection => {
    const place = places[index] ?? -1;
    const next = places.slice(index + 1).find((one) => one >= 0);
    return {
      depth,
      heading: text,
      ...(id === anchorOf(text) ? {} : { id }),
      text: place < 0 ? '' : content.slice(place + text.length, next),
    };
  });
  const standing = standingOf(page);
  return {
    title,
    route: routePath,
    ...(description ? { description } : {}),
    ...(standing === 1 ? {} : { standing }),
    text: content.slice(
      0,
      places.find((place) => place >= 0),
    ),
    sections,
  };
}

/**
 * The characters beyond ASCII, the most frequent first, at most as many as there are codes. Those that are codes themselves
 * come before all others, so that none is taken for another. Halves of characters stay what they are.
 */
function alphabetOf(text: string): string {
  const counts = new Map<string, number>();
  for (const [unit] of text.matchAll(/[\u0080-\ud7ff\ue000-\uffff]/g))
    counts.set(unit, (counts.get(unit) ?? 0) + 1);
  const isCode = (unit: string) => (unit < '\u0800' ? 1 : 0);
  return [...counts]
    .sort(([a, as], [b, bs]) => isCode(b) - isCode(a) || bs - as || (a < b ? -1 : 1))
    .slice(0, mostCodes)
    .map(([unit]) => unit)
    .join('');
}
