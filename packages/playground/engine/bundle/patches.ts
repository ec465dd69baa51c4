import { readFileSync } from 'node:fs';
import path from 'node:path';
import { installed } from './contents.ts';

/** The only text of an installed module that cannot work in a worker, and what replaces it. */
const patch = {
  file: '@rspack/core/dist/index.js',
  target: 'modulePromise = import(loaderUrl)',
  // Loaders are bundled: worker/modules.ts.
  replacement: 'modulePromise = globalThis.importLoader(loaderUrl)',
};

/**
 * The text of an installed module as it is bundled: with its own place below `/node_modules` in
 * `import.meta` and `__dirname`. Throws when the patch has lost its target.
 */
export function patched(file: string): string {
  const name = path.relative(installed, file).split(path.sep).join('/');
  let code = readFileSync(file, 'utf8');
  if (name === patch.file) {
    if (!code.includes(patch.target))
      throw new Error(
        `packages/playground/engine/bundle/patches.ts: ${name} has no “${patch.target}” any ` +
          'more. Find out how it loads loaders now, and adapt the patch.',
      );
    code = code.replace(patch.target, patch.replacement);
  }
  // TypeScript is where packages look for it.
  const place = `/node_modules/${name.replace(/^typescript-api/, 'typescript')}`;
  return `var __moduleFile='${place}',__moduleFolder='${path.posix.dirname(place)}',__moduleUrl='file://${place}';${code}`;
}

/** Makes modules ask for their own place by these names. */
export const placeNames: Readonly<Record<string, string>> = {
  'import.meta.url': '__moduleUrl',
  'import.meta.dirname': '__moduleFolder',
  'import.meta.filename': '__moduleFile',
  __dirname: '__moduleFolder',
  __filename: '__moduleFile',
};
