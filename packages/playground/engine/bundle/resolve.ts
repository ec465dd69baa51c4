import { readdirSync } from 'node:fs';
import { builtinModules, createRequire } from 'node:module';
import type { Plugin } from 'esbuild';
import { installed, shims, typescriptPackage, virtualModules } from './contents.ts';
import { runtimeFolder } from './install.ts';
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
    build.onResolve(
      { filter: /^(?:node:)?[a-z_0-9]+(?:\/[a-z]+)?$/ },
      ({ path: asked }) => {
        const name = asked.replace(/^node:/, '');
        if (!builtinModules.includes(name)) return undefined;
        const file = shimOf(name);
        return file ? { path: file } : missing;
      },
    );
    const names = Object.keys(virtualModules).join('|');
    build.onResolve({ filter: new RegExp(`^(?:${names})$`) }, ({ path: name }) => {
      return { path: name, namespace: 'virtual' };
    });
    build.onLoad({ filter: /./, namespace: 'virtual' }, ({ path: name }) => {
      return { contents: virtualModules[name]?.() ?? '', resolveDir: installed };
    });
    // The runtime has its own versions, which have to fit the compiler.
    const runtime = createRequire(`${runtimeFolder}/package.json`);
    build.onResolve(
      {
        filter:
          /^(?:virtual-wasm-runtime|@napi-rs\/wasm-runtime\/fs|path-browserify|util\/|events\/)/,
      },
      ({ path: asked, pluginData }) => {
        if (pluginData === runtimeFolder) return undefined;
        const name = asked.replace('virtual-', '@napi-rs/');
        if (!name.startsWith('@')) return { path: runtime.resolve(name) };
        const options = { resolveDir: runtimeFolder, kind: 'import-statement' } as const;
        return build.resolve(name, { ...options, pluginData: runtimeFolder });
      },
    );
    build.onResolve({ filter: unused }, ({ importer }) =>
      /@(?:rsbuild|rspack)\/core\/dist/.test(importer) ? missing : undefined,
    );
    build.onResolve({ filter: optional }, () => missing);
    build.onResolve({ filter: /^typescript(?:-api)?$/ }, () => {
      return { path: `${typescriptPackage}/lib/typescript.js` };
    });
    // These choose their code by what looks like Node.js, which the shims do.
    const runtimeCode = /node_modules\/(?:@emnapi|@napi-rs|@tybys)\/.*\.m?js$/;
    build.onLoad({ filter: runtimeCode }, async ({ path: file }) => {
      const { readFile } = await import('node:fs/promises');
      const text = await readFile(file, 'utf8');
      const contents = text
        .replace(/typeof process|"object"==typeof process/g, (found) =>
          found.replace('process', '__noProcess'),
        )
        .replace(/\/\/# sourceMappingURL=.*/g, '');
      return { contents, loader: 'js' };
    });
    const placed =
      /node_modules\/(?:@rspack\/core|@rsbuild\/core|@rsbuild\/plugin-react|@rslib\/core|rsbuild-plugin-dts|typescript-api)\/.*\.m?js$/;
    build.onLoad({ filter: placed }, ({ path: file }) => {
      return { contents: patched(file), loader: 'js' };
    });
  },
};

const files = new Set(readdirSync(shims));

function shimOf(name: string): string | undefined {
  const base = name.replace('/', '-');
  const file = [`${base}.js`, `${base}.cjs`].find((one) => files.has(one));
  return file && `${shims}/${file}`;
}
