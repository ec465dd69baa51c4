import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { withRows } from '@site/content-visibility';
import { assertContractsMet } from '@site/framework/contract';
import { moveScriptsBehindIntent } from '@site/framework/page-scripts';
import { featureStyles } from '@site/framework/split-styles';
import { assertThemeScript, themeKey } from '@site/framework/theme-script';
import moved from '@site/redirects/moved.json' with { type: 'json' };
import { analyticsId, base, locales } from '@site/settings';
import flags from '@site/theme/query-flags/flags.json' with { type: 'json' };
import intentEvents from './browser/events.json' with { type: 'json' };
import { compileInline } from './compile.ts';
import { writePolicy } from './policy/index.ts';

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
        compileInline(path.resolve(file), ...args);

      const hasThemes = config.themeConfig?.darkMode !== false;
      const first = [
        await compile('theme/inline-scripts/provideStorageFallback.ts'),
        ...(hasThemes
          ? [await compile('theme/inline-scripts/applyTheme.ts', themeKey)]
          : []),
        await compile('theme/inline-scripts/tolerateMalformedUris.ts'),
        await compile('theme/inline-scripts/redirectToLocale.ts', base, langs),
        await compile('theme/inline-scripts/applyQueryFlags.ts', flags),
        await compile('packages/content-visibility/src/browser/skipUnseen.ts'),
      ];
      const last = [
        await compile(
          'packages/react-on-intent/src/browser/intent.ts',
          intentEvents.hydrated,
        ),
        await compile('theme/inline-scripts/completeLanguageLinks.ts'),
        await compile('theme/inline-scripts/restoreTabs.ts'),
        ...(analyticsId === ''
          ? []
          : [await compile('theme/inline-scripts/loadAnalytics.ts')]),
      ];
      const atAny404 = await compile(
        'theme/inline-scripts/redirectMovedPage.ts',
        base,
        langs,
        moved,
      );
      const atRoot404 = await compile(
        'theme/inline-scripts/localizeNotFound.ts',
        base,
        langs,
      );

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
