import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import type { PartName } from '../worker/protocol.ts';
import { contentsModule, installed, ofNode } from './contents.ts';
import { patched } from './patches.ts';

const shims = path.resolve(import.meta.dirname, '../shims');
const missing = { path: `${shims}/missing.cjs` };

/** Modules of Rspack and Rsbuild for servers, other compilers and watching. */
const unused =
  /(?:^|\/)(?:chokidar|connect-next|cors|freshImport|http-proxy-middleware|launch-editor-middleware|open|range-parser|sirv|ws)\.js$|jiti|tinypool|moduleFederationDefaultRuntime/;

/** Optional packages that nothing of the playground needs. */
const optional =
  /^(?:sass|yaml|tsx\/cjs\/api|supports-color|@rspack\/plugin-react-refresh)$/;

/** What scripts that are fetched on demand take from those before them. */
const shared = new Set([...ofNode, '@rsbuild/core', 'typescript']);

/** Makes modules ask for their own place by these names: what esbuild is to define. */
export const placeNames: Readonly<Record<string, string>> = {
  'import.meta.url': '__moduleUrl',
  'import.meta.dirname': '__moduleFolder',
  'import.meta.filename': '__moduleFile',
  __dirname: '__moduleFolder',
  __filename: '__moduleFile',
};

/**
 * Makes code for Node.js, as packages write it, work in a worker. The build fails when a patch has lost
 * its target.
 */
export const forWorkers: Plugin = {
  name: 'engine',
  setup(build) {
    build.onResolve({ filter: /^(?:node:)?[a-z_0-9]+(?:\/[a-z]+)?$/ }, (asked) => {
      const name = asked.path.replace(/^node:/, '');
      if (!builtinModules.includes(name)) return undefined;
      const shim = `${shims}/${name.replace('/', '-')}.cjs`;
      return existsSync(shim) ? { path: shim } : missing;
    });
    build.onResolve({ filter: unused }, ({ importer }) =>
      /@(?:rsbuild|rspack)\/core\/(?:dist|compiled\/postcss-loader)/.test(importer)
        ? missing
        : undefined,
    );
    build.onResolve({ filter: optional }, () => missing);
    build.onResolve({ filter: /^virtual-contents\// }, ({ path: name }) => {
      return { path: path.posix.basename(name), namespace: 'contents' };
    });
    build.onLoad({ filter: /./, namespace: 'contents' }, ({ path: script }) => {
      return { contents: contentsModule(script), resolveDir: installed };
    });
    build.onLoad({ filter: /node_modules\/.*\.[cm]?js$/ }, ({ path: file }) => {
      return file.startsWith(installed) ? { contents: withPlace(file) } : undefined;
    });
  },
};

/** For a script that is fetched on demand: takes what is there by then, but what the script has. */
export const takingFromWorker = (own: PartName): Plugin => ({
  name: 'shared',
  setup(build) {
    build.onResolve({ filter: /^[@a-z]/ }, ({ path: asked }) => {
      const name = asked === 'graceful-fs' ? 'fs' : asked.replace(/^node:/, '');
      if (name === own || !shared.has(name)) return undefined;
      return { path: name, namespace: 'shared' };
    });
    build.onLoad({ filter: /./, namespace: 'shared' }, ({ path: name }) => {
      return { contents: `module.exports = globalThis.require(${JSON.stringify(name)})` };
    });
  },
});

/** The text of an installed module, patched, which knows its own place below `/node_modules`. */
function withPlace(file: string): string {
  const name = path.relative(installed, file).split(path.sep).join('/');
  const code = patched(name, readFileSync(file, 'utf8'));
  // TypeScript is where packages look for it.
  const place = `/node_modules/${name.replace(/^typescript-api/, 'typescript')}`;
  const folder = path.posix.dirname(place);
  return `var __moduleFile='${place}',__moduleFolder='${folder}',__moduleUrl='file://${place}';${code}`;
}
