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
 *
 * Nor does it restart when a page is removed: while the sidebar still lists the page, the new server
 * could not start, and the old one is gone by then. The removed page alone shows an error, until it
 * is back or the server is started again.
 */
export function withoutRestarts(folders: readonly string[]): RsbuildPlugin {
  return {
    name: 'site-without-restarts',
    setup(api) {
      if (api.context.action !== 'dev') return;
      api.modifyRsbuildConfig((config) => {
        const watchFiles = onlyForNewPages(
          config.dev?.watchFiles,
          folders.map(path.normalize),
        );
        return { ...config, dev: { ...config.dev, watchFiles } };
      });
    },
  };
}

/**
 * The same rules, with `folders` (absolute paths) added to what the restarting ones ignore, and
 * without restarts for what is removed.
 *
 * @throws when none restarts the server
 */
export function onlyForNewPages(
  watchFiles: WatchFiles,
  folders: readonly string[],
): Rsbuild.WatchFiles[] {
  const rules = [watchFiles ?? []].flat();
  if (!rules.some(({ type }) => type === 'restart')) fail('There is no such rule.');
  return rules.map((rule) => {
    if (rule.type !== 'restart') return rule;
    const ignored = [rule.options?.ignored ?? []].flat();
    return {
      ...rule,
      events: (rule.events ?? ['add']).filter((event) => event !== 'unlink'),
      options: { ...rule.options, ignored: [...ignored, ...folders] },
    };
  });
}
