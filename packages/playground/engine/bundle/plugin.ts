import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { installed, virtualModules } from './contents.ts';

const shims = path.resolve(import.meta.dirname, '../shims');
const missing = { path: `${shims}/missing.cjs` };

/** Modules of Rspack and Rsbuild for servers, other compilers and watching. */
const unused =
  /(?:^|\/)(?:chokidar|connect-next|cors|freshImport|http-proxy-middleware|launch-editor-middleware|open|range-parser|sirv|ws)\.js$|jiti|tinypool|moduleFederationDefaultRuntime/;

/** Optional packages that nothing of the playground needs. */
const optional =
  /^(?:yaml|tsx\/cjs\/api|supports-color|@rspack\/plugin-react-refresh|@microsoft\/api-extractor)$/;

/** The only text of an installed module that cannot work in a worker, and what replaces it. */
const patch = {
  file: '@rspack/core/dist/index.js',
  target: 'modulePromise = import(loaderUrl)',
  // Loaders are bundled: worker/modules.ts.
  replacement: 'modulePromise = globalThis.importLoader(loaderUrl)',
};

/** Makes modules ask for their own place by these names: what esbuild is to define. */
export const placeNames: Readonly<Record<string, string>> = {
  'import.meta.url': '__moduleUrl',
  'import.meta.dirname': '__moduleFolder',
  'import.meta.filename': '__moduleFile',
  __dirname: '__moduleFolder',
  __filename: '__moduleFile',
};

/**
 * Makes code for Node.js, as packages write it, work in a worker. The build fails when the patch has lost
 * its target.
 */
export const forWorkers: Plugin = {
  name: 'playground',
  setup(build) {
    build.onResolve({ filter: /^(?:node:)?[a-z_0-9]+(?:\/[a-z]+)?$/ }, (asked) => {
      const name = asked.path.replace(/^node:/, '');
      if (!builtinModules.includes(name)) return undefined;
      const shim = `${shims}/${name.replace('/', '-')}.cjs`;
      return existsSync(shim) ? { path: shim } : missing;
    });
    build.onResolve({ filter: unused }, ({ importer }) =>
      /@(?:rsbuild|rspack)\/core\/dist/.test(importer) ? missing : undefined,
    );
    build.onResolve({ filter: optional }, () => missing);
    build.onResolve({ filter: /^virtual-(?:modules|files)/ }, ({ path }) => {
      return { path, namespace: 'virtual' };
    });
    build.onLoad({ filter: /./, namespace: 'virtual' }, ({ path }) => {
      return { contents: virtualModules[path]?.() ?? '', resolveDir: installed };
    });
    build.onLoad({ filter: /node_modules\/.*\.[cm]?js$/ }, ({ path: file }) => {
      return file.startsWith(installed) ? { contents: withPlace(file) } : undefined;
    });
  },
};

/** The text of an installed module, patched, which knows its own place below `/node_modules`. */
function withPlace(file: string): string {
  const name = path.relative(installed, file).split(path.sep).join('/');
  const text = readFileSync(file, 'utf8');
  if (name === patch.file && !text.includes(patch.target))
    throw new Error(`${name} has no “${patch.target}”. How does it load loaders now?`);
  const code = name === patch.file ? text.replace(patch.target, patch.replacement) : text;
  // TypeScript is where packages look for it.
  const place = `/node_modules/${name.replace(/^typescript-api/, 'typescript')}`;
  const folder = path.posix.dirname(place);
  return `var __moduleFile='${place}',__moduleFolder='${folder}',__moduleUrl='file://${place}';${code}`;
}
