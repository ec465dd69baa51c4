import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { AdditionalPage } from '@rspress/shared';
import { type Language, languages } from '@site/pages/language';
import { fieldsOf } from '@site/pages/records';

const descriptions: Record<Language, (name: string) => string> = {
  en: (name) => `All pages of the section “${name}” of the Rslib documentation.`,
  zh: (name) => `Rslib 文档“${name}”栏目的全部页面。`,
};

/**
 * Rspress plugin that adds an overview at the address of every folder of pages in `docs` that has
 * no `index.mdx`. It is neither in the sidebar nor in search. Throws for a folder that neither
 * `_meta.json` nor `_nav.json` names.
 */
export function sections(): RspressPlugin {
  return {
    name: 'site-sections',
    addPages: () => languages.flatMap((language) => sectionPages('docs', language)),
  };
}

/** The overviews of one language. */
export function sectionPages(docs: string, language: Language): AdditionalPage[] {
  const root = path.join(docs, language);
  const folders = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => path.dirname(file));
  const sections = new Set(folders.flatMap((folder) => [folder, path.dirname(folder)]));
  return [...sections]
    .filter((folder) => folder !== 'shared')
    .filter((folder) => !existsSync(path.join(root, folder, 'index.mdx')))
    .filter((folder) => !listsIndex(path.join(root, folder, '_meta.json')))
    .map((folder) => {
      const title = nameOf(root, folder);
      const frontmatter = [
        `title: ${JSON.stringify(title)}`,
        `description: ${JSON.stringify(descriptions[language](title))}`,
        'overview: true',
        'overviewHeaders: []',
        'search: false',
      ];
      const address = path.join(root, folder, '/').slice(docs.length);
      return {
        routePath: address.replaceAll('\\', '/').replace(`/${languages[0]}/`, '/'),
        content: `---\n${frontmatter.join('\n')}\n---\n`,
      };
    });
}

/** Whether a folder has an index page that is missing: the dev server shows the others. */
function listsIndex(list: string): boolean {
  return existsSync(list) && readFileSync(list, 'utf8').includes('"index.mdx"');
}

/** What sidebar or bar call a folder. */
function nameOf(root: string, folder: string): string {
  const [parent, name] = [path.dirname(folder), path.basename(folder)];
  const file = path.join(root, parent, parent === '.' ? '_nav.json' : '_meta.json');
  const entries: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(entries))
    throw new Error(`${file} is no list, so it has no folder.`);
  const entry = entries
    .map(fieldsOf)
    .find((one) => one.name === name || String(one.link).startsWith(`/${name}/`));
  if (entry) return String(entry.label ?? entry.text);
  throw new Error(`${file} does not name the folder “${name}”.`);
}
