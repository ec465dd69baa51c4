import { createRslib, type LibConfig, type RslibConfig } from '@rslib/core';

/** What the tool makes of a configuration. */
export interface Inspected {
  /** The id that the item got. */
  readonly id: string;
  /** The configuration of the item with every default filled in. */
  readonly config: Readonly<Record<string, unknown>>;
  /** What the bundler is given, and the names of the plugins. Equal texts mean equal builds. */
  readonly text: string;
}

/** Without it the tool ends the process for `format: 'mf'`. It does nothing. */
const federation = { name: 'rsbuild:module-federation-enhanced', setup(): void {} };

/** Asks the tool for what it makes of one item of `lib`. Throws what the tool throws. */
export async function inspect(
  root: string,
  lib: object,
  top: RslibConfig = {},
): Promise<Inspected> {
  const items: LibConfig[] = [lib];
  const config: RslibConfig = { ...top, lib: items, plugins: [federation] };
  const instance = await createRslib({ cwd: root, config });
  const result = await instance.inspectConfig({ mode: 'production', writeToDisk: false });
  const [entry] = Object.entries(result.origin.environmentConfigs);
  if (!entry) throw new Error('The tool made no environment of the configuration.');
  return {
    id: entry[0],
    config: { ...entry[1] },
    text: [...result.bundlerConfigs, ...pluginNames(entry[1].plugins)].join('\n'),
  };
}

function pluginNames(plugins: unknown): string[] {
  if (!Array.isArray(plugins)) return [];
  return plugins.map((plugin: unknown) => String(Object(plugin).name));
}
