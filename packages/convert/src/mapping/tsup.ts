import { get, is, textOf, textsOf, truth } from '../read/value.ts';
import { put } from '../write/node.ts';
import {
  apply,
  fields,
  leave,
  none,
  note,
  type Rule,
  section,
  set,
  to,
  type Use,
  unneeded,
  written,
} from './draft.ts';
import { setDts } from './plugins.ts';
import {
  around,
  define,
  entry,
  everyFile,
  external,
  format,
  formatArgument,
  formatsOf,
  globalName,
  id,
  loader,
  minify,
  outDir,
  outExtension,
  setEntries,
  setExtension,
  sourceMap,
  syntax,
} from './shared.ts';
import type { Tool } from './tool.ts';

const page = '/guide/migration/tsup-options';

const dts: Rule = (value, use) => {
  if (truth(value) === undefined) return leave(use, value, 'dts');
  if (!truth(value)) return;
  setDts(use, true);
  if (value.kind !== 'object') return;
  const names = textsOf(get(value, 'resolve'));
  if (names) set(use, 'dts.bundle', { bundledPackages: names });
  const rules = {
    ...{ banner: to('banner.dts'), footer: to('footer.dts') },
    resolve: unneeded,
    ...{ entry: none, only: none, compilerOptions: none, tsconfig: none },
  };
  apply(rules, value, use);
};

/** `env: { A: 'b' }` replaces `process.env.A`. */
const env: Rule = (value, use) => {
  if (value.kind !== 'object') return leave(use, value, 'source.define');
  for (const { name, value: given } of value.fields) {
    const node = written(given, use, 'source.define');
    if (node !== undefined)
      set(use, 'source', { define: { [`process.env.${name}`]: JSON.stringify(node) } });
  }
};

const esbuildOptions: Rule = (value, use) => {
  if (value.kind !== 'function') return leave(use, value);
  const [first] = use.items;
  const assigned = value.assigned([
    { kind: 'object', fields: [], at: value.at },
    formatArgument(first?.format ?? 'cjs'),
  ]);
  const rules = {
    conditions: to('resolve.conditionNames'),
    'banner.js': to('banner.js'),
    'footer.js': to('footer.js'),
    ...{ banner: around('banner'), footer: around('footer'), define, target: syntax },
    ...{ mangleProps: none, drop: none, pure: none, legalComments: none, charset: none },
    jsx: unneeded,
    external,
  };
  const config = { kind: 'object', fields: assigned, at: value.at } as const;
  apply(rules, config, use);
};

/** `legacyOutput`: a folder for each format other than CommonJS. */
const folders: Rule = (value, use) => {
  if (!truth(value)) return;
  const root = textOf(get(use.config, 'outDir')) ?? 'dist';
  for (const { format, settings } of use.items) {
    put(settings, 'output.distPath', format === 'cjs' ? root : `${root}/${format}`);
    put(settings, 'output.filename', { js: '[name].js' });
  }
};

const jsx =
  (name: string): Rule =>
  (value, use) =>
    set(use, `tools.swc.jsc.transform.react.${name}`, textOf(value));

/** Shorter without other names: `minify` means this one step of SWC. */
const whitespace: Rule = (value, use) => {
  if (!truth(value) || is(get(use.config, 'minify'), true)) return;
  const minimizerOptions = { compress: false, mangle: false, minify: true };
  set(use, 'output.minify', { jsOptions: { minimizerOptions } });
};

const publicDir: Rule = (value, use) => {
  if (truth(value)) set(use, 'output.copy', [{ from: textOf(value) ?? 'public' }]);
};

const platform: Rule = (value, use) => {
  if (is(value, 'browser')) set(use, 'output.target', 'web');
  if (is(value, 'neutral')) note(use, 'none', value.at);
};

export const tsup: Tool = {
  id: 'tsup',
  page,
  modules: ['tsup'],
  program: /^tsup\b/,
  begin: ({ config }) =>
    formatsOf(textsOf(get(config, 'format')) ?? ['cjs']).map((format) => ({
      ...{ format, settings: {} },
    })),
  rules: {
    ...section(page, 'files', {
      ...{
        entry,
        entryPoints: entry,
        format,
        outDir,
        outExtension: outExtension('esm'),
        publicDir,
      },
      ...{
        legacyOutput: folders,
        splitting: unneeded,
        clean: unneeded,
        bundle: unneeded,
      },
      ...{ name: id, config: none, tsconfig: to('source.tsconfigPath') },
    }),
    ...section(page, 'packages', {
      ...{ external, noExternal: to('output.autoExternal.exclude') },
      skipNodeModulesBundle: (value, use) => {
        if (truth(value)) set(use, 'output.autoExternal', { devDependencies: true });
      },
      ...{ removeNodeProtocol: none, treeshake: unneeded },
    }),
    ...section(page, 'declarations', { dts, experimentalDts: dts }),
    ...section(page, 'syntax', {
      ...{ target: syntax, minify, minifyWhitespace: whitespace, minifySyntax: minify },
      ...{ minifyIdentifiers: minify, terserOptions: none, keepNames: none },
      ...{ sourcemap: sourceMap, swc: unneeded },
      ...{ jsxFactory: jsx('pragma'), jsxFragment: jsx('pragmaFrag') },
    }),
    ...section(page, 'values', {
      ...{ define, env, inject: none, pure: none, loader },
      replaceNodeEnv: (value, use) => {
        if (truth(value))
          set(use, 'source', { define: { 'process.env.NODE_ENV': '"production"' } });
      },
      shims: (value, use) => {
        if (truth(value)) set(use, 'shims.esm', { __dirname: true, __filename: true });
      },
      ...{ banner: around('banner'), footer: around('footer') },
    }),
    ...section(page, 'browsers', {
      ...{ platform, globalName, injectStyle: to('output.injectStyles') },
    }),
    ...section(page, 'cjs-interop', {
      cjsInterop: (value, use) => {
        if (truth(value)) note(use, 'cjsDefault', value.at);
      },
    }),
    ...section('/guide/migration/tsup-plugins', 'plugins', {
      ...{ esbuildPlugins: reportAll, plugins: reportAll, esbuildOptions },
      onSuccess: (value, use) => leave(use, value, '', 'onSuccess'),
      ...{ metafile: none, killSignal: none, watch: unneeded, ignoreWatch: unneeded },
      silent: fields({}),
    }),
  },
  finish(use) {
    const scripts = use.items.filter(({ format }) => format === 'iife');
    const has = (name: string) => get(use.config, name) !== undefined;
    if (!has('outExtension')) setExtension({ ...use, items: scripts }, '.global.js');
    if (!has('entry') && !has('entryPoints')) {
      note(use, 'commandLine', undefined, '/guide/migration/tsup-plugins#flags');
      if (is(get(use.config, 'bundle'), false)) everyFile(use);
      else setEntries(use, {});
    }
  },
};

function reportAll(value: Parameters<Rule>[0], use: Use): void {
  const items = value.kind === 'list' ? value.items : [value];
  for (const item of items) leave(use, item, '', 'plugin');
}
