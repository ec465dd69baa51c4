import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { analyticsId, base, locales } from '../../../site.ts';
import intentEvents from '../../../theme/intent/data.json' with { type: 'json' };
import moved from '../../../theme/not-found/moved.json' with { type: 'json' };
import flags from '../../../theme/query-flags/data.json' with { type: 'json' };
import { assertContractsMet } from '../../framework/contract.ts';
import { moveScriptsBehindIntent } from '../../framework/page-scripts.ts';
import { assertThemeScript, themeKey } from '../../framework/theme-script.ts';
import { writePolicy } from '../policy/index.ts';
import { featureStyles } from '../styles/index.ts';
import { withRows } from '../unseen/rows.ts';
import { compileInline } from './compile.ts';

const theme = path.resolve('theme');

/**
 * Puts the site's inline scripts into every built page and takes the framework's scripts out of the first load
 * (see the decision record "React on intent"); then gives the pages their content security policy, which names these scripts. Does
 * nothing on the dev server, which needs its scripts at once.
 */
export function inlineScripts(): RspressPlugin {
  return {
    name: 'site-inline-scripts',
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const outDir = path.resolve(config.outDir ?? 'doc_build');
      const langs = locales.map(({ lang }) => lang);
      const compile = (file: string, ...args: unknown[]) =>
        compileInline(path.join(theme, file), ...args);

      const hasThemes = config.themeConfig?.darkMode !== false;
      const first = [
        await compile('storage/guardStorage.ts'),
        ...(hasThemes
          ? [await compile('switch-appearance/followTheme.ts', themeKey)]
          : []),
        await compile('address/guardDecoding.ts'),
        await compile('locale/redirectToLocale.ts', base, langs),
        await compile('query-flags/applyFlags.ts', flags),
        await compile('unseen/skipUnseen.ts'),
      ];
      const last = [
        await compile('intent/intent.ts', intentEvents.hydrated),
        await compile('nav/keepPlace.ts'),
        await compile('tabs/recallTabs.ts'),
        ...(analyticsId === '' ? [] : [await compile('analytics/loadAnalytics.ts')]),
      ];
      const atAny404 = await compile('not-found/followMoved.ts', base, langs, moved);
      const atRoot404 = await compile('not-found/resolveUnknownAddress.ts', base, langs);

      // One script at each place: the policy names every script on every page, by a hash that no compression makes shorter.
      const pages = await htmlFiles(outDir);
      const withStyles = featureStyles(outDir, base);
      for (const file of pages) {
        const here = [
          first.join(''),
          ...(path.basename(file) === '404.html' ? [atAny404] : []),
          ...(file === path.join(outDir, '404.html') ? [atRoot404] : []),
        ];
        const html = await readFile(file, 'utf8');
        if (hasThemes) assertThemeScript(html);
        const inline = { first: [here.join('')], last: [last.join('')] };
        await writeFile(
          file,
          withRows(moveScriptsBehindIntent(withStyles(html), inline)),
        );
      }
      // Here and not in a plugin of its own: the framework runs what plugins do after the build side by side.
      await writePolicy(outDir, pages);
      assertContractsMet();
    },
  };
}

async function htmlFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names
    .filter((name) => name.endsWith('.html'))
    .map((name) => path.join(folder, name));
}
