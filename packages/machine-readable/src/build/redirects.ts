import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { siteAddressFile } from '@site/base-theme/inline-scripts';
import type { Block } from '@site/mdx/blocks';
import type { InlineScript } from '@site/react-on-intent';
import { base, locales } from '@site/settings';
import moved from '@site/settings/moved.json' with { type: 'json' };

/** `<Moved id="…">`: a heading that is on another page now, since hosts never see anchors. */
export const movedBlock: Block = {
  tag: 'Moved',
  folder: 'packages/machine-readable',
  component: 'src/browser/redirects/Moved.tsx',
};

/** Follows the table of moved pages on the not-found pages, for hosts that ignore `_redirects`. */
export const redirectScript: InlineScript = {
  file: 'packages/machine-readable/src/browser/redirects/redirectMovedPage.ts',
  args: [base, locales.map(({ lang }) => lang), moved],
  helper: siteAddressFile,
  on: '404',
};

/** Leads on from the anchors of `<Moved>`. */
export const movedScript: InlineScript = {
  file: 'packages/machine-readable/src/browser/redirects/followMoved.ts',
  where: 'data-moved',
};

/** Rspress plugin that writes `_redirects` for hosts that support it. */
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
      await writeFile(file, redirectRules({ base, moved, langs, folders }));
    },
  };
}

/** What redirects are made of. */
interface Addresses {
  /** The path of the site, with both slashes. */
  readonly base: string;
  /** New addresses by old ones, without language and leading slash; a redirect keeps the language. */
  readonly moved: Readonly<Record<string, string>>;
  /** The first one has no prefix in addresses. */
  readonly langs: readonly string[];
  /** Where the pages of a language are. */
  readonly folders: readonly string[];
}

/**
 * The content of `_redirects`. The name of a folder is before each `:splat`: with `/en/*` instead, a
 * host would send `/en//example.com` to another site.
 */
export function redirectRules({ base, moved, langs, folders }: Addresses): string {
  const [defaultLang = '', ...others] = langs;
  const prefixes = ['', ...others.map((lang) => `${lang}/`)];
  const rules = [
    `${defaultLang} ${base} 301`,
    `${defaultLang}/ ${base} 301`,
    ...folders.map((folder) => `${defaultLang}/${folder}/* ${base}${folder}/:splat 301`),
    ...prefixes.flatMap((prefix) =>
      Object.entries(moved).flatMap(([from, to]) =>
        // Some hosts distinguish addresses with and without a trailing slash.
        ['', '/'].map((slash) => `${prefix}${from}${slash} ${base}${prefix}${to} 301`),
      ),
    ),
    // For hosts with a single error page; others find the nearest 404.html.
    ...others.map((lang) => `${lang}/* ${base}${lang}/404.html 404`),
  ];
  return rules.map((rule) => `${base}${rule}\n`).join('');
}
