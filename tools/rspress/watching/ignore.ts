import type { Rsbuild } from '@rslib/core';

/** A rule of what is watched, as Rsbuild takes it. */
type WatchFiles = Rsbuild.WatchFiles;

/** What a configuration may say of files to watch. */
export type Watched = WatchFiles | readonly WatchFiles[] | undefined;

/**
 * The same rules, of which those that start the dev server anew leave some folders alone. `folders` are absolute
 * paths; a rule keeps what it ignored before.
 */
export function ignoring(watched: Watched, folders: readonly string[]): WatchFiles[] {
  return [watched ?? []].flat().map((rule) => {
    if (rule.type !== 'restart') return rule;
    const ignored = [rule.options?.ignored ?? []].flat();
    return { ...rule, options: { ...rule.options, ignored: [...ignored, ...folders] } };
  });
}
