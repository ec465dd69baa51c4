import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What readers type when a section answers it best: by its anchor, which is empty for the
 * introduction of the page, then by language.
 */
type PageQuestions = Readonly<
  Record<string, Readonly<Record<string, readonly string[]>>>
>;

/** The questions of the sections of a page by their anchors; none for a page without a file. */
export function readQuestions(
  routePath: string,
  lang: string,
): Readonly<Record<string, readonly string[]>> {
  const page = routePath.replace(/^\//, '').replace(new RegExp(`^${lang}/`), '');
  const name = page === '' || page.endsWith('/') ? `${page}index` : page;
  const file = path.resolve('docs/shared/questions', `${name}.json`);
  if (!existsSync(file)) return {};
  const questions: PageQuestions = JSON.parse(readFileSync(file, 'utf8'));
  return Object.fromEntries(
    Object.entries(questions).map(([id, byLang]) => [id, byLang[lang] ?? []]),
  );
}
