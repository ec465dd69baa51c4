import { readFileSync } from 'node:fs';
import path from 'node:path';
import { installed } from './contents.ts';

/** Text of an installed module that cannot work in a worker, and what replaces it. */
interface Patch {
  readonly file: string;
  readonly target: string;
  readonly replacement: string;
}

const patches: readonly Patch[] = [
  {
    // Loaders are bundled: worker/modules.ts.
    file: '@rspack/core/dist/index.js',
    target: 'modulePromise = import(loaderUrl)',
    replacement: 'modulePromise = globalThis.importLoader(loaderUrl)',
  },
];

/**
 * The text of an installed module as it is bundled: with its own place below `/node_modules` in
 * `import.meta` and `__dirname`. Throws when a patch has lost its target, and names it.
 */
export function patched(file: string): string {
  const name = path.relative(installed, file).split(path.sep).join('/');
  // TypeScript is where packages look for it.
  const place = `/node_modules/${name.replace(/^typescript-api/, 'typescript')}`;
  let code = readFileSync(file, 'utf8');
  for (const patch of patches.filter((one) => one.file === name)) {
    if (!code.includes(patch.target))
      throw new Error(
        `packages/playground/engine/bundle/patches.ts: ${name} has no “${patch.target}” any ` +
          'more. Find out how it loads loaders now, and adapt the patch.',
      );
    code = code.replace(patch.target, patch.replacement);
  }
  const values = { url: `file://${place}`, folder: path.posix.dirname(place), place };
  const [url, folder, self] = Object.values(values).map((value) => JSON.stringify(value));
  return `var __moduleUrl=${url},__moduleFolder=${folder},__moduleFile=${self};${code}`;
}

/** Makes modules ask for their own place by these names. */
export const placeNames: Readonly<Record<string, string>> = {
  'import.meta.url': '__moduleUrl',
  'import.meta.dirname': '__moduleFolder',
  'import.meta.filename': '__moduleFile',
  __dirname: '__moduleFolder',
  __filename: '__moduleFile',
};

/** For modules that are not patched. */
export const defaultPlace =
  'var __moduleUrl="file:///worker.js",__moduleFolder="/",__moduleFile="/worker.js";';
