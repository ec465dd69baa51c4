import { get, is, object, plain, textOf, truth } from '../read/value.ts';
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
import { plugins, setDts } from './plugins.ts';
import { extensionOf } from './project.ts';
import * as shared from './shared.ts';
import * as sources from './sources.ts';
import type { Tool } from './tool.ts';

const page = '/guide/migration/tsdown-options';

const neverBundle: Rule = (value, use) =>
  (is(value, true) ? packages.nothingBundled : packages.external)(value, use);

const isUnbundled = ({ config }: Use) => is(get(config, 'unbundle'), true);

const dts = ifSet((value, use) => {
  // API Extractor does not read what project references have built.
  setDts(use, !isUnbundled(use) && !is(get(value, 'build'), true));
  if (value.kind !== 'object') return;
  const rules = {
    ...every(unneeded, 'oxc tsgo generator enabled'),
    ...{ tsconfig: shared.tsconfig, build: to('dts.build') },
    ...every(none, 'sourcemap emitDtsOnly compilerOptions resolve resolver vue cwd'),
  };
  apply(rules, value, use);
});

/** Names of files in the way of Rollup. */
export const entryFileNames: Rule = (value, use) => {
  for (const item of use.items) {
    const own = { ...use, items: [item] };
    const chunk = object({ name: plain('[name]'), isEntry: plain(true) });
    const given = value.kind === 'function' ? value.call([chunk]) : value;
    const format = item.format === 'esm' ? 'es' : item.format;
    const name = textOf(given)?.replaceAll('[format]', format);
    if (!name || /\[(?!name\])/.test(name)) leave(own, value, 'output.filename');
    else if (name.startsWith('[name].'))
      shared.setExtension(own, name.slice('[name]'.length));
    else put(item.settings, 'output', { filename: { js: name } });
  }
};

const css: Rule = (value, use) => {
  const file = textOf(get(value, 'fileName'));
  set(use, 'output.target', 'web');
  if (file) set(use, 'output', { filename: { css: file } });
  if (is(get(value, 'inject'), true)) set(use, 'output.injectStyles', true);
  const names =
    'transformer target lightningcss postcss preprocessorOptions minify modules splitting';
  const rules = { ...every(unneeded, 'fileName inject'), ...every(none, names) };
  apply(rules, value, use);
};

/** Options of Rolldown that say what is not in the output either. */
const outputRules = {
  ...{ globals: packages.globals, entryFileNames, plugins },
  ...{ banner: shared.around('banner'), footer: shared.around('footer') },
  ...every(unneeded, 'exports esModule'),
  ...every(
    none,
    'name advancedChunks codeSplitting chunkFileNames assetFileNames intro outro',
  ),
};

export const tsdown: Tool = {
  id: 'tsdown',
  page,
  flags: '/guide/migration/tsdown-plugins#flags',
  modules: ['tsdown'],
  program: /^tsdown\b/,
  begin: ({ config }) => shared.itemsOf(get(config, 'format'), 'esm'),
  rules: {
    ...section(page, 'files', {
      ...{ entry: sources.entry, format: shared.format, outDir: shared.outDir },
      outExtensions: shared.outExtension('es'),
      ...every(unneeded, 'hash fixedExtension clean'),
      ...{ root: to('outBase'), copy: shared.copy('from', 'to') },
      exports: ifSet((value, use) =>
        note(use, 'exports', value.at, '/guide/migration/tsdown#exports'),
      ),
      ...{ name: shared.id, tsconfig: shared.tsconfig },
      ...every(none, 'cwd workspace write exe'),
    }),
    ...section(page, 'packages', {
      deps: fields({
        ...{ neverBundle, alwaysBundle: packages.bundled },
        skipNodeModulesBundle: packages.nothingBundled,
        ...every(none, 'dts onlyBundle onlyImport onlyAllowBundle resolveDepSubpath'),
      }),
      ...{ external: neverBundle, noExternal: packages.bundled },
      skipNodeModulesBundle: packages.nothingBundled,
      treeshake: (value, use) => {
        if (value.kind === 'object') none(value, use);
      },
      ...every(none, 'inlineOnly nodeProtocol unused'),
    }),
    ...section(page, 'declarations', { dts }),
    ...section(page, 'syntax', {
      ...{ target: shared.syntax, minify: shared.minify, sourcemap: shared.sourceMap },
    }),
    ...section(page, 'values', {
      ...{ define: shared.define, env: shared.env('process.env', 'import.meta.env') },
      ...{ alias: to('resolve.alias'), loader: shared.loader, shims: shared.shims },
      ...every(none, 'envFile envPrefix globImport'),
      ...{ banner: shared.around('banner'), footer: shared.around('footer') },
    }),
    ...section(page, 'browsers', {
      ...{ platform: shared.platform, globalName: packages.globalName, css },
    }),
    ...section(page, 'unbundle', {
      unbundle: ifSet((_, use) => {
        if (!get(use.config, 'entry')) sources.everyFile(use);
      }),
    }),
    ...section(page, 'cjs-default', { cjsDefault: unneeded }),
    ...section('/guide/migration/tsdown-plugins', 'scripts', {
      ...{ plugins, onSuccess: shared.onSuccess, logLevel: to('logLevel') },
      outputOptions: fields(outputRules),
      ...every(unneeded, 'watch ignoreWatch report'),
      ...every(none, 'hooks inputOptions publint attw devtools customLogger checks'),
      ...every(none, 'suppressWarnings failOnWarn fromVite'),
    }),
  },
  finish(use) {
    const fixed = get(use.config, 'fixedExtension') ?? get(use.config, 'platform');
    const isFixed = fixed === undefined || is(fixed, true) || is(fixed, 'node');
    shared.rememberNames(use, (format) =>
      isFixed
        ? ({ esm: '.mjs', cjs: '.cjs' }[String(format)] ?? '.js')
        : extensionOf(format, use.draft.project),
    );
    const { manifest } = use.draft.project;
    if (!get(use.config, 'dts') && (manifest?.types || manifest?.typings))
      setDts(use, !isUnbundled(use));
    if (is(get(use.config, 'platform'), 'browser') && !get(use.config, 'css'))
      set(use, 'output', { filename: { css: 'style.css' } });
    const scripts = use.items.filter(({ format }) => /umd|iife/.test(format));
    const named =
      get(use.config, 'outExtensions') ??
      get(get(use.config, 'outputOptions'), 'entryFileNames');
    if (!named)
      for (const item of scripts)
        shared.setExtension({ ...use, items: [item] }, `.${item.format}.js`);
    const isKept = truth(get(use.config, 'cjsDefault') ?? plain(true)) !== false;
    if (isKept && use.items.some(({ format }) => format === 'cjs'))
      note(use, 'cjsDefault', undefined, `${page}#cjs-default`);
  },
};
