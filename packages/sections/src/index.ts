import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { AdditionalPage } from '@rspress/shared';
import { fill } from '@site/pages/fill';
import { languages } from '@site/pages/language';
import descriptions from './labels.json' with { type: 'json' };

/**
 * Rspress plugin that adds an overview at the address of every folder of pages in `docs` that has
 * no `index.mdx`. Throws for a folder that neither `_meta.json` nor `_nav.json` names.
 */
export function sections(docs = 'docs'): RspressPlugin {
  return {
    name: 'site-sections',
    addPages: () => languages.flatMap((language) => sectionPages(docs, language)),
  };
}

/** The overviews of one language. */
export function sectionPages(
  docs: string,
  language: (typeof languages)[number],
): AdditionalPage[] {
  const root = path.join(docs, language);
  const prefix = language === languages[0] ? '/' : `/${language}/`;
  return foldersIn(root)
    .filter((folder) => !existsSync(path.join(root, folder, 'index.mdx')))
    .map((folder) => {
      const title = nameOf(root, folder);
      const isSingle = pagesIn(path.join(root, folder)).length === 1;
      const frontmatter = {
        title,
        description: fill(descriptions[language], { name: title }),
        overview: true,
        overviewHeaders: isSingle ? [2, 3] : [],
        search: false,
      };
      // JSON is YAML.
      const lines = Object.entries(frontmatter).map(
        ([key, value]) => `${key}: ${JSON.stringify(value)}\n`,
      );
      return {
        routePath: `${prefix}${folder}/`,
        content: `---\n${lines.join('')}---\n`,
      };
    });
}

/** Folders below `root` that have pages somewhere in them, as `guide/basic`. */
function foldersIn(root: string): string[] {
  const folders = pagesIn(root).flatMap((page) => {
    const names = page.split('/').slice(0, -1);
    return names.map((_, index) => names.slice(0, index + 1).join('/'));
  });
  // Partials are no pages.
  return [...new Set(folders)].filter((folder) => folder !== 'shared');
}

function pagesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

/** What sidebar or bar call a folder. */
function nameOf(root: string, folder: string): string {
  const parent = path.join(root, path.dirname(folder));
  const file = path.join(parent, parent === root ? '_nav.json' : '_meta.json');
  const name = path.basename(folder);
  const entries: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const list: Record<string, unknown>[] = Array.isArray(entries) ? entries : [];
  const entry = list.find(
    (one) => one.name === name || String(one.link).startsWith(`/${name}/`),
  );
  const text = entry?.label ?? entry?.text;
  if (typeof text === 'string') return text;
  throw new Error(`${file} has no entry with a label for the folder “${name}”.`);
}
