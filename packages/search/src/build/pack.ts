import type { SearchIndex } from '../browser/data/search-index.ts';
import { type CutPage, type CutSection, cut, type IndexedPage } from './cut.ts';
import { shorten } from './shorten.ts';

/**
 * The pages of one language as they are sent to the readers who search: without what no query
 * and no result needs. The engine's `sectionsOf` reads it.
 */
export function pack(pages: readonly IndexedPage[]): SearchIndex {
  const short = shorten(pages.map(cut));
  const sections = short.flatMap((page) => [beginningOf(page), ...page.sections]);
  const parts = sections.map(({ text }) => partsOf(text));
  return {
    routes: short.map(({ route }) => route),
    standings: short.map(({ standing }) => standing),
    descriptions: short.map(({ description }) => oneLine(description)),
    depths: sections.map(({ depth }) => depth),
    headings: sections.map(({ heading }) => oneLine(heading)),
    ids: sections.map(({ id }) => id),
    prose: parts.map(({ prose }) => oneLine(prose)),
    code: parts.map(({ code }) => oneLine(code)),
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

/** What a section says and what it shows. */
interface Parts {
  readonly prose: string;
  readonly code: string;
}

/**
 * The emitted text does not say what was code. It is told by its layout: indents, and how its lines
 * begin and end.
 */
const codeLine =
  /^\s{2,}\S|[;{}[(]\s*$|=>\s*$|^[\])}]+[;,]?$|^(?:import|export|const|var|let|function|return)\b.*['";{]|^(?:\/\*|\/\/|\$ |"use )|^File \(/m;

/**
 * The runtime that the bundler writes into output is the same everywhere and answers nobody's
 * question.
 */
const runtime = /__webpack_require__|__webpack_exports__|__rspack_/;

/** Tells prose and code of a section's text apart, block by block. */
function partsOf(text: string): Parts {
  const prose: string[] = [];
  const code: string[] = [];
  for (const block of text.split(/\n{2,}/)) {
    if (codeLine.test(block)) {
      code.push(...block.split('\n').filter((line) => !runtime.test(line)));
    } else if (block.trim() !== '') prose.push(block.trim());
  }
  return { prose: prose.join('\n'), code: code.join('\n') };
}
