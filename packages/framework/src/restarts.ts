import path from 'node:path';
import type { Rsbuild, RsbuildPlugin } from '@rslib/core';
import type { RspressPlugin } from '@rspress/core';
import { contract } from './contract.ts';

/** What a configuration may say of files to watch. */
type Watched = Rsbuild.WatchFiles | readonly Rsbuild.WatchFiles[] | undefined;

const { broken } = contract(
  'restarts.ts',
  'a rule of type "restart" in dev.watchFiles makes the dev server start anew when a file below docs comes or goes.',
  { inEveryBuild: false },
);

/**
 * Rspress plugin that keeps the dev server from starting anew where a tool writes what pages show. The
 * framework does so for every file that comes or goes below `docs`, since it could be a page. `folders`
 * hold none; pages that show a file of theirs are compiled again all the same.
 */
export function fewerRestarts(folders: readonly string[]): RspressPlugin {
  const fewer: RsbuildPlugin = {
    name: 'site-fewer-restarts',
    setup(api) {
      if (api.context.action !== 'dev') return;
      api.modifyRsbuildConfig((config) => {
        const watchFiles = ignoring(config.dev?.watchFiles, folders.map(path.normalize));
        return { ...config, dev: { ...config.dev, watchFiles } };
      });
    },
  };
  return { name: 'site-fewer-restarts', builderConfig: { plugins: [fewer] } };
}

/**
 * The same rules, of which those that start the dev server anew leave some folders alone. `folders` are
 * absolute paths; a rule keeps what it ignored before.
 *
 * @throws when there is no such rule
 */
export function ignoring(
  watched: Watched,
  folders: readonly string[],
): Rsbuild.WatchFiles[] {
  const rules = [watched ?? []].flat();
  if (!rules.some(({ type }) => type === 'restart')) broken('There is no such rule.');
  return rules.map((rule) => {
    if (rule.type !== 'restart') return rule;
    const ignored = [rule.options?.ignored ?? []].flat();
    return { ...rule, options: { ...rule.options, ignored: [...ignored, ...folders] } };
  });
}
