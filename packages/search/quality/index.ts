import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseJson } from '@site/mdx/json-file';
import { saidWords } from '../src/browser/engine/messages.ts';
import { prepareEngine, type SearchEngine } from '../src/browser/engine/search.ts';
import { readSections } from '../src/browser/engine/sections.ts';
import type { PackedIndex } from '../src/browser/types.ts';
import { readSynonyms } from '../src/build/synonyms.ts';
import english from './judged.en.json' with { type: 'json' };
import chinese from './judged.zh.json' with { type: 'json' };
import englishQueries from './queries.en.json' with { type: 'json' };
import chineseQueries from './queries.zh.json' with { type: 'json' };

export { saidWords };

/** A query of a reader, and the pages that answer it. */
interface QualityQuery {
  readonly query: string;
  /** Routes without the language; any of them is a right answer. */
  readonly pages: readonly string[];
  /** Routes with the anchors of the sections that answer it; any is right. */
  readonly headings?: readonly string[] | undefined;
  /** What the query tries, such as a typo. */
  readonly kind: string;
  /**
   * Who wrote it: a `maintainer` who moves a library here, a `junior` with an error on screen, an
   * author of Node.js `packages` who debugs what their users report, or somebody who maintains React
   * and Vue `components` and has inherited their build.
   */
  readonly set?: string | undefined;
  /** Whether nothing may be tuned on it, so that its figures show what readers can expect. */
  readonly untouched?: boolean | undefined;
}

/** The queries that search is measured by in a language. */
export function readQueries(lang: string): readonly QualityQuery[] {
  return lang === 'en' ? englishQueries : chineseQueries;
}

/**
 * The sections that answer a query beside the expected ones, by query, in the notation of
 * `headings`: README.md says who judged them.
 */
export function readJudged(lang: string): ReadonlyMap<string, readonly string[]> {
  return new Map(Object.entries(lang === 'en' ? english : chinese));
}

/**
 * Reads the search index of a language in a built site.
 *
 * @throws if the site has none
 */
export function readIndex(site: string, lang: string): PackedIndex {
  const folder = path.join(site, 'static');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const name = names.find((one) => one.startsWith(`search_index.${lang}.`));
  if (!name)
    throw new Error(`${site} has no index for ${lang}. Run "npm run build" first.`);
  const text = readFileSync(path.join(folder, name), 'utf8');
  return parseJson<PackedIndex>(text, name, {
    routes: 'array',
    descriptions: 'array',
    weights: 'array',
    depths: 'array',
    headings: 'array',
    ids: 'array',
    texts: 'array',
    questions: 'array',
    code: 'array',
  });
}

/** Whether a link with an anchor, in any language, is one of the sections. */
export function isHeadingOf(link: string, headings: readonly string[]): boolean {
  return headings.includes(link.replace(/^\/zh(?=\/)/, ''));
}

/** The position of the first link to one of the pages, from 1; 0 if there is none. */
export function positionIn(links: readonly string[], pages: readonly string[]): number {
  const routes = pages.map(plainRoute);
  return links.findIndex((link) => routes.includes(plainRoute(link))) + 1;
}

/** A route without language, anchor and final slash. */
function plainRoute(link: string): string {
  const route = link.replace(/#.*/, '').replace(/^\/zh(?=\/|$)/, '');
  return route.replace(/(.)\/$/, '$1') || '/';
}

/** The engine with the index of a language of a built site. */
export function readEngine(folder: string, lang: string): SearchEngine {
  return prepareEngine(lang, readSynonyms())(readSections(readIndex(folder, lang)));
}
