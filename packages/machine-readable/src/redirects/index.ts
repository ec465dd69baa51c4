import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { Block } from '@site/pages/blocks';
import { locales } from '@site/settings';
import moved from '@site/settings/moved.json' with { type: 'json' };

export { sectionPages, sections } from './sections.ts';

/** `<Moved id="…">`: a heading that is on another page now, since hosts never see anchors. */
export const movedBlock: Block = {
  tag: 'Moved',
  folder: 'packages/machine-readable',
  component: 'src/redirects/browser/Moved.tsx',
};

/**
 * Rspress plugin that writes `_redirects` for hosts that support it. On others, the not-found page
 * follows the same table (theme/not-found).
 */
export function redirects(): RspressPlugin {
  return {
    name: 'site-redirects',
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const file = path.resolve(config.outDir ?? 'doc_build', '_redirects');
      const langs = locales.map(({ lang }) => lang);
      const [defaultLang = ''] = langs;
      const entries = await readdir(path.resolve(config.root ?? 'docs', defaultLang), {
        withFileTypes: true,
      });
      const folders = entries
        .filter((one) => one.isDirectory() && one.name !== 'shared')
        .map(({ name }) => name);
      await writeFile(file, redirectRules(moved, langs, folders));
    },
  };
}

/**
 * The content of `_redirects`. `moved` maps old addresses to new ones, without language and leading
 * slash; a redirect keeps the language. The first of `langs` has no prefix in addresses, and its pages
 * are in `folders`: with `/en/*` instead, a host would send `/en//example.com` to another site.
 */
function redirectRules(
  moved: Readonly<Record<string, string>>,
  langs: readonly string[],
  folders: readonly string[],
): string {
  const [defaultLang = '', ...others] = langs;
  const prefixes = ['/', ...others.map((lang) => `/${lang}/`)];
  const rules = [
    `/${defaultLang} / 301`,
    `/${defaultLang}/ / 301`,
    ...folders.map((folder) => `/${defaultLang}/${folder}/* /${folder}/:splat 301`),
    ...prefixes.flatMap((prefix) =>
      Object.entries(moved).flatMap(([from, to]) =>
        // Some hosts distinguish addresses with and without a trailing slash.
        ['', '/'].map((slash) => `${prefix}${from}${slash} ${prefix}${to} 301`),
      ),
    ),
    // For hosts with a single error page; others find the nearest 404.html.
    ...others.map((lang) => `/${lang}/* /${lang}/404.html 404`),
  ];
  return `${rules.join('\n')}\n`;
}
