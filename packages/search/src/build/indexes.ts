import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageIndexInfo } from '@rspress/core';
import { jsonIn, textsOf } from '@site/mdx/json-file';
import { fieldsOf } from '@site/mdx/records';
import { pathInRepository } from '@site/mdx/repository';
import { isStopWord, normalize } from '../browser/engine/text.ts';
import { byScope } from '../browser/scope.ts';
import type { Hints, IndexEntry } from '../browser/types.ts';
import { entriesOf, namesInCode, readPage } from './read-page.ts';

/** What search needs to know of a page beside its HTML. */
export type SitePage = Pick<
  PageIndexInfo,
  'routePath' | 'lang' | 'version' | 'description' | 'frontmatter'
>;

/** The search index of a language, or of one in a version. */
interface ScopeIndex {
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
      const found = own.flatMap(({ routePath, description, frontmatter }) => {
        const file = path.join(outDir, `${routePath.replace(/\/$/, '/index')}.html`);
        const read = existsSync(file) && readPage(readFileSync(file, 'utf8'));
        return read ? [{ ...read, routePath, description, frontmatter }] : [];
      });
      const entries = entriesOf(found);
      const weights = found.map(({ frontmatter: { searchWeight } }) =>
        typeof searchWeight === 'number' ? searchWeight : 1,
      );
      const questions = entries.flatMap(({ routePath, toc }) => {
        const byAnchor = readQuestions(routePath, own[0]?.lang ?? '');
        return ['', ...toc.map(({ id }) => id)].map((anchor) =>
          textsOf(byAnchor[anchor]).map(withoutStopWords).join('\n'),
        );
      });
      return [
        scope,
        { entries, hints: { weights, questions, code: namesInCode(found) } },
      ];
    }),
  );
}

/**
 * What readers type when a section of a page answers it best, by the anchor of the section, which is
 * empty for the introduction; nothing for a page without a file.
 */
function readQuestions(
  routePath: string,
  lang: string,
): Readonly<Record<string, unknown>> {
  const page = routePath.replace(/^\//, '').replace(new RegExp(`^${lang}/`), '');
  const name = page === '' || page.endsWith('/') ? `${page}index` : page;
  const file = path.resolve('docs/shared/questions', `${name}.json`);
  if (!existsSync(file)) return {};
  const sections = fieldsOf(jsonIn(readFileSync(file, 'utf8'), pathInRepository(file)));
  return Object.fromEntries(
    Object.entries(sections).map(([id, byLang]) => [id, fieldsOf(byLang)[lang]]),
  );
}

/** Without the words that search passes over anyway: `build a package` has `build package`. */
function withoutStopWords(question: string): string {
  const words = question.split(' ');
  const kept = words.filter((word) => !isStopWord(normalize(word)));
  return (kept.length > 0 ? kept : words).join(' ');
}
