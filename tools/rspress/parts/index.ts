import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RsbuildPlugin } from '@rslib/core';
import type { RspressPlugin } from '@rspress/core';
import { type Parts, partsFile } from '../../sizes/wanted-by.ts';

/** How many modules of a file are written down, the largest first. */
const most = 12;

/**
 * Rspress plugin that writes down what is in each script of the built site and which module imports it, for the message of the test of
 * the budgets. It goes to the cache: readers do not get it.
 */
export function parts(): RspressPlugin {
  return { name: 'site-parts', builderConfig: { plugins: [record] } };
}

const record: RsbuildPlugin = {
  name: 'site-parts',
  setup(api) {
    api.onAfterEnvironmentCompile(async ({ stats, environment }) => {
      if (!stats || environment.name !== 'web' || api.context.action !== 'build') return;
      const { chunks = [] } = stats.toJson({
        all: false,
        chunks: true,
        chunkModules: true,
        ids: true,
        chunkModulesSpace: 99_999,
      });
      const found: Record<string, Parts[string]> = {};
      for (const { files = [], modules = [] } of chunks) {
        const list = [...modules]
          .sort((a, b) => (b.size ?? 0) - (a.size ?? 0))
          .slice(0, most)
          .map(({ name = '', size = 0, issuerName }) => ({
            module: short(name),
            bytes: size,
            importedBy: short(issuerName ?? ''),
          }));
        for (const file of files) found[file] = list;
      }
      const file = partsFile(environment.distPath);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(found));
    });
  },
};

/** The name of a module without the folders above its package. */
function short(name: string): string {
  return name
    .replace(/^.*node_modules\//, '')
    .replace(/^\.\//, '')
    .slice(0, 120);
}
