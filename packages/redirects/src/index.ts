import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { locales } from '@site/settings';
import moved from './moved.json' with { type: 'json' };
import { redirectRules } from './rules.ts';

/**
 * Writes `_redirects` into the built site. Hosts that do not read it answer with the not-found
 * page, which knows the same table: see theme/inline-scripts.
 */
export function movedAddresses(): RspressPlugin {
  return {
    name: 'site-moved-addresses',
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const file = path.resolve(config.outDir ?? 'doc_build', '_redirects');
      const langs = locales.map(({ lang }) => lang);
      await writeFile(file, redirectRules(moved, langs));
    },
  };
}
