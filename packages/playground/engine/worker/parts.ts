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
};

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

/**
 * Makes `importByName` import what is registered, by a name or the URL of a file, and fetch the script
 * that has it before. `onFetch` is told before one is fetched.
 */
export function fetchOnDemand(
  scripts: EngineManifest['parts'],
  onFetch: (part: PartName) => void,
): void {
  Object.assign(globalThis, {
    async importByName(specifier: string): Promise<unknown> {
      const isUrl = specifier.startsWith('file:');
      const name = isUrl ? decodeURIComponent(new URL(specifier).pathname) : specifier;
      const part = partWith[name];
      if (part && !registry.has(name)) {
        onFetch(part);
        // Not an expression, which would be bundled.
        const url = `./${scripts[part].file}`;
        install(await import(url));
      }
      if (registry.has(name)) return registry.get(name);
      throw new Error(`The playground does not have ${name}.`);
    },
  });
}
