import { existsSync } from 'node:fs';
import { builtinModules } from 'node:module';
import type { Plugin } from 'esbuild';
import { contentsModule, installed, shims } from './contents.ts';
import { patched } from './patches.ts';

const missing = { path: `${shims}/missing.cjs` };

/** Modules of Rspack and Rsbuild for servers, other compilers and watching. */
const unused =
  /(?:^|\/)(?:chokidar|connect-next|cors|freshImport|http-proxy-middleware|launch-editor-middleware|open|range-parser|sirv|ws)\.js$|jiti|tinypool|moduleFederationDefaultRuntime/;

/** Optional packages that nothing of the playground needs. */
const optional =
  /^(?:yaml|tsx\/cjs\/api|supports-color|@rspack\/plugin-react-refresh|@microsoft\/api-extractor)$/;

/** Code for Node.js, as packages write it, for a worker. */
export const forWorkers: Plugin = {
  name: 'playground',
  setup(build) {
    build.onResolve({ filter: /^(?:node:)?[a-z_0-9]+(?:\/[a-z]+)?$/ }, (asked) => {
      const name = asked.path.replace(/^node:/, '');
      if (!builtinModules.includes(name)) return undefined;
      const shim = `${shims}/${name.replace('/', '-')}.cjs`;
      return existsSync(shim) ? { path: shim } : missing;
    });
    build.onResolve({ filter: /^virtual-playground$/ }, ({ path }) => {
      return { path, namespace: 'virtual' };
    });
    build.onLoad({ filter: /./, namespace: 'virtual' }, () => {
      return { contents: contentsModule(), resolveDir: installed };
    });
    build.onResolve({ filter: unused }, ({ importer }) =>
      /@(?:rsbuild|rspack)\/core\/dist/.test(importer) ? missing : undefined,
    );
    build.onResolve({ filter: optional }, () => missing);
    build.onLoad({ filter: /node_modules\/.*\.[cm]?js$/ }, ({ path: file }) => {
      return file.startsWith(installed) ? { contents: patched(file) } : undefined;
    });
  },
};
