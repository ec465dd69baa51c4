import { get, is, textOf, textsOf } from '../read/value.ts';
import { put } from '../write/node.ts';
import {
  apply,
  every,
  fields,
  ifSet,
  leave,
  none,
  note,
  type Rule,
  section,
  set,
  to,
  type Use,
  unneeded,
} from './draft.ts';
import * as packages from './packages.ts';
import { setDts } from './plugins.ts';
import { extensionOf } from './project.ts';
import * as shared from './shared.ts';
import * as sources from './sources.ts';
import type { Tool } from './tool.ts';

const page = '/guide/migration/tsup-options';

/** An IIFE of tsup contains every package, and so does one of Rslib. */
const forModules =
  (rule: Rule): Rule =>
  (value, use) =>
    rule(value, { ...use, items: use.items.filter(({ format }) => format !== 'iife') });

const external = forModules(packages.external);

const dts = ifSet((value, use) => {
  setDts(use, true);
  const names = textsOf(get(value, 'resolve'));
  if (names) set(use, 'dts.bundle', { bundledPackages: names });
  const rules = {
    ...{ banner: to('banner.dts'), footer: to('footer.dts') },
    resolve: names ? unneeded : none,
    ...every(none, 'entry only compilerOptions tsconfig'),
  };
  apply(rules, value, use);
});

const esbuildOptions: Rule = (value, use) => {
  if (value.kind !== 'function') return leave(use, value);
  const [first] = use.items;
  const assigned = value.assigned([
    { kind: 'object', fields: [], at: value.at },
    shared.formatArgument(first?.format ?? 'cjs'),
  ]);
  const rules = {
    conditions: to('resolve.conditionNames'),
    mainFields: to('resolve.mainFields'),
    ...{ 'banner.js': to('banner.js'), 'footer.js': to('footer.js') },
    ...{ banner: shared.around('banner'), footer: shared.around('footer') },
    ...{ define: shared.define, target: shared.syntax, external },
    ...every(none, 'mangleProps drop dropLabels pure legalComments charset'),
    jsx: unneeded,
  };
  apply(rules, { kind: 'object', fields: assigned, at: value.at }, use);
};

/** The folders of `legacyOutput`: one for each format but CommonJS. */
const folders = ifSet((_, use) => {
  const root = textOf(get(use.config, 'outDir')) ?? 'dist';
  for (const { format, settings } of use.items) {
    put(settings, 'output.distPath', format === 'cjs' ? root : `${root}/${format}`);
    put(settings, 'output.filename', { js: '[name].js' });
  }
});

const jsx =
  (name: string): Rule =>
  (value, use) =>
    set(use, `tools.swc.jsc.transform.react.${name}`, textOf(value));

/** Shorter without other names: `minify` means this one step of SWC. */
const whitespace = ifSet((_, use) => {
  if (is(get(use.config, 'minify'), true)) return;
  const minimizerOptions = { compress: false, mangle: false, minify: true };
  set(use, 'output.minify', { jsOptions: { minimizerOptions } });
});

const reportAll: Rule = (value, use) => {
  const items = value.kind === 'list' ? value.items : [value];
  for (const item of items) leave(use, item, '', 'plugin');
};

export const tsup: Tool = {
  id: 'tsup',
  page,
  flags: '/guide/migration/tsup-plugins#flags',
  modules: ['tsup'],
  program: /^tsup\b/,
  begin: ({ config }) => shared.itemsOf(get(config, 'format'), 'cjs'),
  rules: {
    ...section(page, 'files', {
      ...{ entry: sources.entry, entryPoints: sources.entry, format: shared.format },
      ...{ outDir: shared.outDir, outExtension: shared.outExtension('esm') },
      publicDir: ifSet((value, use) =>
        set(use, 'output.copy', [{ from: textOf(value) ?? 'public' }]),
      ),
      legacyOutput: folders,
      ...every(unneeded, 'splitting clean bundle'),
      ...{ name: shared.id, config: none, tsconfig: shared.tsconfig },
    }),
    ...section(page, 'packages', {
      ...{ external, noExternal: forModules(packages.bundled) },
      skipNodeModulesBundle: packages.nothingBundled,
      ...{ removeNodeProtocol: none, treeshake: unneeded },
    }),
    ...section(page, 'declarations', { dts, experimentalDts: dts }),
    ...section(page, 'syntax', {
      ...{ target: shared.syntax, sourcemap: shared.sourceMap, swc: unneeded },
      ...every(shared.minify, 'minify minifySyntax minifyIdentifiers'),
      ...{ minifyWhitespace: whitespace, terserOptions: none, keepNames: none },
      ...{ jsxFactory: jsx('pragma'), jsxFragment: jsx('pragmaFrag') },
    }),
    ...section(page, 'values', {
      ...{ define: shared.define, env: shared.env('process.env') },
      replaceNodeEnv: ifSet((_, use) =>
        set(use, 'source', { define: { 'process.env.NODE_ENV': '"production"' } }),
      ),
      ...{ inject: none, pure: none, loader: shared.loader, shims: shared.shims },
      ...{ banner: shared.around('banner'), footer: shared.around('footer') },
    }),
    ...section(page, 'browsers', {
      ...{ platform: shared.platform, globalName: packages.globalName },
      injectStyle: to('output.injectStyles'),
    }),
    ...section(page, 'cjs-interop', {
      cjsInterop: ifSet((value, use) => note(use, 'cjsDefault', value.at)),
    }),
    ...section('/guide/migration/tsup-plugins', 'plugins', {
      ...{ esbuildPlugins: reportAll, plugins: reportAll, esbuildOptions },
      onSuccess: shared.onSuccess,
      ...every(none, 'metafile killSignal'),
      ...every(unneeded, 'watch ignoreWatch'),
      silent: fields({}),
    }),
  },
  finish(use: Use) {
    shared.rememberNames(use, (format) => extensionOf(format, use.draft.project));
    const scripts = use.items.filter(({ format }) => format === 'iife');
    const has = (name: string) => get(use.config, name) !== undefined;
    if (!has('outExtension'))
      shared.setExtension({ ...use, items: scripts }, '.global.js');
    if (has('entry') || has('entryPoints')) return;
    note(use, 'commandLine', undefined, '/guide/migration/tsup-plugins#flags');
    if (is(get(use.config, 'bundle'), false)) sources.everyFile(use);
    else sources.setEntries(use, {});
  },
};
