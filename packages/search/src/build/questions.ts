import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { jsonIn, textsOf } from '@site/pages/json-file';
import { fieldsOf } from '@site/pages/records';
import { pathInRepository } from '@site/pages/repository';

/**
 * What readers type when a section of a page answers it best, by the anchor of the section, which is
 * empty for the introduction; nothing for a page without a file.
 */
export function readQuestions(
  routePath: string,
  lang: string,
): Readonly<Record<string, readonly string[]>> {
  const page = routePath.replace(/^\//, '').replace(new RegExp(`^${lang}/`), '');
  const name = page === '' || page.endsWith('/') ? `${page}index` : page;
  const file = path.resolve('docs/shared/questions', `${name}.json`);
  if (!existsSync(file)) return {};
  const sections = fieldsOf(jsonIn(readFileSync(file, 'utf8'), pathInRepository(file)));
  return Object.fromEntries(
    Object.entries(sections).map(([id, byLang]) => [id, textsOf(fieldsOf(byLang)[lang])]),
  );
}
