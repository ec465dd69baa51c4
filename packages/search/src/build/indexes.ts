import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageIndexInfo } from '@rspress/core';
import type { Hints, IndexEntry } from '../browser/types.ts';
import { byScope } from '../scope.ts';
import { hintsOf } from './hints.ts';
import { readQuestions } from './questions.ts';
import { entriesOf, readPage } from './read-page.ts';

/** What search needs to know of a page beside its HTML. */
export type SitePage = Pick<
  PageIndexInfo,
  'routePath' | 'lang' | 'version' | 'description' | 'frontmatter'
>;

/** The search index of a language, or of one in a version. */
export interface ScopeIndex {
  readonly entries: readonly IndexEntry[];
  readonly hints: Hints;
}

/**
 * The indexes of a built site by their scopes, from the HTML of its pages. A page without a document
 * is in none.
 */
export function readIndexes(
  outDir: string,
  pages: readonly SitePage[],
): ReadonlyMap<string, ScopeIndex> {
  return new Map(
    [...byScope(pages)].map(([scope, own]) => {
      const found = own.flatMap((page) => {
        const { routePath, lang, description, frontmatter } = page;
        const file = path.join(outDir, `${routePath.replace(/\/$/, '/index')}.html`);
        if (!existsSync(file)) return [];
        const read = readPage(readFileSync(file, 'utf8'));
        const questions = readQuestions(routePath, lang);
        return read ? [{ ...read, routePath, description, frontmatter, questions }] : [];
      });
      const entries = entriesOf(found);
      return [scope, { entries, hints: hintsOf(entries, found) }];
    }),
  );
}
