import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { bundleCompare } from './script.ts';

/** Rspress plugin that publishes compare.mjs, which readers download to compare two builds. */
export function compareDownload(): RspressPlugin {
  return {
    name: 'site-compare-download',
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const file = path.resolve(config.outDir ?? 'doc_build', 'compare.mjs');
      await writeFile(file, await bundleCompare());
    },
  };
}
