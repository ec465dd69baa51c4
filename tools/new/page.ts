import { readFileSync } from 'node:fs';
import type { TextFile } from '../repository/text-file.ts';
import type { Request } from './names.ts';

const list = 'tools/checks/unwritten/list.json';

/**
 * The files to write for a new page: the page in both languages from the skeleton of its kind, the
 * navigation of its folder, and the list of pages that are not written yet. `read` gives the text of
 * a file of the repository. Throws where navigation or list are not what they should be.
 */
export function filesOf(
  { kind, folder, name, titles }: Request,
  read: (file: string) => string,
): TextFile[] {
  const pages = (['en', 'zh'] as const).flatMap((language) => {
    const meta = `docs/${language}/${folder}/_meta.json`;
    const skeleton = new URL(`skeletons/${kind}.${language}.mdx`, import.meta.url);
    return [
      {
        file: `docs/${language}/${folder}/${name}.mdx`,
        text: fillIn(readFileSync(skeleton, 'utf8'), titles[language]),
      },
      { file: meta, text: withEntry(read(meta), meta, name) },
    ];
  });
  return [...pages, { file: list, text: withRoute(read(list), `/${folder}/${name}`) }];
}

// In the frontmatter the title stands in single quotes, where a quote is written twice.
function fillIn(skeleton: string, title: string): string {
  return skeleton
    .replaceAll("'{{title}}'", () => `'${title.replaceAll("'", "''")}'`)
    .replaceAll('{{title}}', () => title);
}

function withEntry(text: string, file: string, name: string): string {
  const entries: unknown = JSON.parse(text);
  if (!Array.isArray(entries)) throw new Error(`${file} is not a list of pages.`);
  return `${JSON.stringify([...entries, name], undefined, 2)}\n`;
}

function withRoute(text: string, route: string): string {
  const value: unknown = JSON.parse(text);
  const routes: unknown =
    typeof value === 'object' && value !== null
      ? Reflect.get(value, 'routes')
      : undefined;
  if (!Array.isArray(routes)) throw new Error(`${list} has no list “routes”.`);
  return `${JSON.stringify({ ...Object(value), routes: [...routes, route] }, undefined, 2)}\n`;
}
