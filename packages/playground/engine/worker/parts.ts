import { registry } from '../shims/registry.js';
import type { EngineManifest, PartName } from './protocol.ts';
import { packages, writeFiles } from './volume.ts';

/** What a script of the engine has: installed files, and what is loaded by name. */
export interface Contents {
  readonly files: Readonly<Record<string, string>>;
  readonly modules: Readonly<Record<string, () => unknown>>;
}

/** Which script has what is not there from the start. */
const partWith: Readonly<Record<string, PartName>> = {
  'rsbuild-plugin-dts': 'typescript',
  '@microsoft/api-extractor': 'extractor',
  '@rsbuild/plugin-less': 'less',
  '@rsbuild/plugin-sass': 'sass',
  '/node_modules/@rsbuild/core/compiled/postcss-loader/index.js': 'postcss',
};

/** Whether `importByName` has a module. */
export const isAvailable = (name: string) => registry.has(name) || name in partWith;

/** Writes the files of a script and registers its modules. */
export function install({ files, modules }: Contents): void {
  writeFiles(packages, files);
  for (const [name, load] of Object.entries(modules)) {
    const { default: value, ...rest } = Object(load());
    // `require` of an ES module that has a default export alone returns that.
    const isAlone = value !== undefined && Object.keys(rest).length === 0;
    registry.set(name, isAlone ? value : load());
  }
}

/** What fetches a script. */
let fetchPart = async (_part: PartName): Promise<void> => {};

/** Names the scripts that can be fetched; `onFetch` is told before one is. */
export function fetchOnDemand(
  scripts: EngineManifest['parts'],
  onFetch: (part: PartName) => void,
): void {
  fetchPart = async (part) => {
    onFetch(part);
    // Not an expression, which would be bundled.
    const url = `./${scripts[part].file}`;
    install(await import(url));
  };
}

/** What is registered by a name or the URL of a file, after the script that has it. Throws without one. */
export async function importByName(specifier: string): Promise<unknown> {
  const isUrl = specifier.startsWith('file:');
  const name = isUrl ? decodeURIComponent(new URL(specifier).pathname) : specifier;
  const part = partWith[name];
  if (part && !registry.has(name)) await fetchPart(part);
  if (registry.has(name)) return registry.get(name);
  throw new Error(`The playground does not have ${name}.`);
}

// In place of `import()` in packages: bundle/patches.ts.
Object.assign(globalThis, { importByName });
