import { between } from '../../../theme/search/data/dictionary.ts';
import { anchorOf, type PackedIndex } from '../../../theme/search/data/packed.ts';
import type { IndexedPage } from '../../../theme/search/data/pages.ts';
import { type CutPage, type CutSection, cut } from './cut.ts';
import { encoderOf } from './encode.ts';
import { partsOf } from './parts.ts';
import { shorten } from './shorten.ts';

/**
 * The pages of one language as they are sent to the readers who search: without what no query and no result needs, and written
 * in the words of a dictionary. The engine's `unpack` is the way back.
 */
export function pack(pages: readonly IndexedPage[]): PackedIndex {
  const short = shorten(pages.map(cut));
  const sections = short.flatMap((page) => [beginningOf(page), ...page.sections]);
  const parts = sections.map(({ text }) => partsOf(text));
  const headings = sections.map(({ heading }) => heading);
  const descriptions = short.map(({ description }) => oneLine(description));
  const prose = parts.map((part) => oneLine(part.prose));
  const code = parts.map((part) => oneLine(part.code));
  const encoder = encoderOf([...headings, ...descriptions, ...prose, ...code]);
  const write = (texts: readonly string[]) => texts.map(encoder.write).join(between);
  return {
    words: encoder.words,
    routes: short.map(({ route }) => route),
    standings: short.map(({ standing }) => standing),
    descriptions: write(descriptions),
    depths: sections.map(({ depth }) => depth).join(''),
    headings: write(headings),
    ids: sections.map(({ id, heading }) => (id === anchorOf(heading) ? '' : id)),
    prose: write(prose),
    code: write(code),
  };
}

/** What stands before the first heading of a page. */
function beginningOf({ title, text }: CutPage): CutSection {
  return { depth: 0, heading: title, id: '', text };
}

/** A text as it is shown and compared: on one line. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
