import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { compareScript } from './script.ts';

/** Rspress plugin that publishes compare.mjs, which readers download to compare two builds. */
export function compareDownload(): RspressPlugin {
  return {
    name: 'site-compare-download',
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const file = path.resolve(config.outDir ?? 'doc_build', 'compare.mjs');
      await copyFile(await compareScript(), file);
    },
  };
}
