import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { Block } from '@site/pages/blocks';
import { base, locales } from '@site/settings';
import moved from '@site/settings/moved.json' with { type: 'json' };
import { redirectRules } from './rules.ts';

export { redirectRules } from './rules.ts';
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
  const routes: string[] = [];
  return {
    name: 'site-redirects',
    routeGenerated(found) {
      routes.splice(0, routes.length, ...found.map(({ routePath }) => routePath));
    },
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const file = path.resolve(config.outDir ?? 'doc_build', '_redirects');
      const langs = locales.map(({ lang }) => lang);
      await writeFile(file, redirectRules({ base, langs, moved, routes }));
    },
  };
}
