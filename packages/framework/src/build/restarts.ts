import path from 'node:path';
import type { Rsbuild, RsbuildPlugin } from '@rslib/core';
import { contract } from './contract.ts';

type WatchFiles = Rsbuild.WatchFiles | readonly Rsbuild.WatchFiles[] | undefined;

const { fail } = contract(
  'restarts.ts',
  'a rule of type "restart" in dev.watchFiles restarts the dev server when a file below docs is ' +
    'added or removed.',
);

/**
 * Rsbuild plugin that keeps the dev server from restarting when a tool writes files that pages
 * show. The framework restarts for every file that is added or removed below `docs`, since it
 * could be a page; `folders` hold none. Pages that show one of their files are recompiled all the
 * same.
 */
export function withoutRestarts(folders: readonly string[]): RsbuildPlugin {
  return {
    name: 'site-without-restarts',
    setup(api) {
      if (api.context.action !== 'dev') return;
      api.modifyRsbuildConfig((config) => {
        const watchFiles = ignoreFolders(
          config.dev?.watchFiles,
          folders.map(path.normalize),
        );
        return { ...config, dev: { ...config.dev, watchFiles } };
      });
    },
  };
}

/**
 * The same rules, with `folders` (absolute paths) added to what the restarting ones ignore.
 *
 * @throws when none restarts the server
 */
export function ignoreFolders(
  watchFiles: WatchFiles,
  folders: readonly string[],
): Rsbuild.WatchFiles[] {
  const rules = [watchFiles ?? []].flat();
  if (!rules.some(({ type }) => type === 'restart')) fail('There is no such rule.');
  return rules.map((rule) => {
    if (rule.type !== 'restart') return rule;
    const ignored = [rule.options?.ignored ?? []].flat();
    return { ...rule, options: { ...rule.options, ignored: [...ignored, ...folders] } };
  });
}
