import { mkdirSync, writeFileSync } from 'node:fs';
import { createRslib, type LibConfig, type RslibConfig } from '@rslib/core';
import { repository } from '@site/mdx/repository';
import { type Default, formats, type ModuleFormat } from '../../format/facts.ts';
import project from '../../format/reviewed/project.json' with { type: 'json' };
import { pathSegments, toCode, valueAt } from './values.ts';

/** Inside the repository, like the samples, so that the tool finds packages in parent folders. */
const projectFolder = `${repository}/.cache/facts`;

/** A package with one entry and everything that an option may need. */
const projectFiles: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    name: 'facts',
    version: '1.0.0',
    type: 'module',
    dependencies: { 'of-dependencies': '*' },
    optionalDependencies: { 'of-optional': '*' },
    peerDependencies: { 'of-peer': '*' },
    // Without this, externalHelpers ends the process.
    devDependencies: { '@swc/helpers': '*' },
  }),
  'tsconfig.json': JSON.stringify({ compilerOptions: { rootDir: 'src' } }),
  'src/index.ts': 'export const a = 1;\n',
};

/** Creates the project whose configuration the tool inspects, and returns its folder. */
export function createProject(): string {
  mkdirSync(`${projectFolder}/src`, { recursive: true });
  for (const [name, text] of Object.entries(projectFiles)) {
    writeFileSync(`${projectFolder}/${name}`, text);
  }
  return projectFolder;
}

/** Replaces the paths of this machine in a text. */
const replaceProjectPaths = (text: string) => text.replaceAll(`${projectFolder}/`, './');

/** A configuration as the tool completes it. */
interface InspectedConfig {
  readonly id: string;
  /** The configuration of the `lib` item with all defaults. */
  readonly config: Readonly<Record<string, unknown>>;
  /** The bundler's configuration. */
  readonly text: string;
}

/** Does nothing, but without it the tool ends the process for `format: 'mf'`. */
const federation = { name: 'rsbuild:module-federation-enhanced', setup(): void {} };

/** Inspects the configuration of one `lib` item. Throws what the tool throws. */
export async function inspect(
  root: string,
  lib: object,
  top: RslibConfig = {},
): Promise<InspectedConfig> {
  const items: LibConfig[] = [lib];
  const config: RslibConfig = { ...top, lib: items, plugins: [federation] };
  const instance = await createRslib({ cwd: root, config });
  const result = await instance.inspectConfig({ mode: 'production', writeToDisk: false });
  const [entry] = Object.entries(result.origin.environmentConfigs);
  if (!entry) throw new Error('The tool made no environment of the configuration.');
  const [id, environment] = entry;
  return {
    id,
    config: { ...environment },
    text: result.bundlerConfigs.join('\n'),
  };
}

/** The configuration of a `lib` item that sets only its format, by format. */
export type NormalizedConfigs = ReadonlyMap<ModuleFormat, InspectedConfig>;

/** Inspects the default configuration of every format. */
export async function inspectFormats(root: string): Promise<NormalizedConfigs> {
  const configs = new Map<ModuleFormat, InspectedConfig>();
  for (const format of formats) configs.set(format, await inspect(root, { format }));
  return configs;
}

/**
 * The defaults of an Rsbuild option in the normalized configuration. None for options whose value
 * comes from the project: reviewed/project.json.
 */
export function configuredDefaults(name: string, configs: NormalizedConfigs): Default[] {
  if (Object.keys(project).includes(name)) return [];
  const segments = pathSegments(name);
  return groupByFormats(
    [...configs].flatMap(([format, { config }]) => {
      const found = valueAt(config, segments);
      const value = found === undefined ? undefined : toCode(found, replaceProjectPaths);
      return value === undefined ? [] : [{ format, value }];
    }),
  );
}

/** The id of a `lib` item that sets none. */
export function defaultIds(configs: NormalizedConfigs): Default[] {
  return groupByFormats(
    [...configs].map(([format, { id }]) => ({ format, value: `'${id}'` })),
  );
}

/** The default of one format. */
export interface FormatDefault extends Omit<Default, 'formats'> {
  readonly format: ModuleFormat;
}

/** Merges equal defaults, with their formats in the order of the documentation. */
export function groupByFormats(defaults: readonly FormatDefault[]): Default[] {
  const groups = new Map<string, FormatDefault[]>();
  for (const one of defaults) {
    const key = `${one.bundle} ${one.value}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { format: _, ...rest } = first;
    const grouped = new Set(group.map(({ format }) => format));
    return [{ ...rest, formats: formats.filter((format) => grouped.has(format)) }];
  });
}
