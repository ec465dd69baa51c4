import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';

/**
 * A plugin that writes `files` of the site, without the date in each `tag` there: official plugins
 * put the time of the build, or that of a file, where they are told none. The build fails if there is
 * no such tag any more.
 */
export function withoutDates(
  official: RspressPlugin,
  tag: string,
  files: readonly string[],
): RspressPlugin {
  return {
    ...official,
    async afterBuild(config, isProd) {
      await official.afterBuild?.(config, isProd);
      if (!isProd) return;
      for (const name of files) {
        const file = path.resolve(config.outDir ?? 'doc_build', name);
        const dated = await readFile(file, 'utf8');
        const text = dated.replaceAll(new RegExp(`\\s*<${tag}>[^<]*</${tag}>`, 'g'), '');
        if (text === dated)
          throw new Error(`${name} has no <${tag}>, so ${official.name} needs no help.`);
        await writeFile(file, text);
      }
    },
  };
}
