import { get, is, plain, textOf, textsOf, truth, type Value } from '../read/value.ts';
import { pick, put } from '../write/node.ts';
import {
  apply,
  type Format,
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
} from './draft.ts';
import { plugins } from './plugins.ts';
import { extensionOf, packageName } from './project.ts';
import { outputRules, preserveModules } from './rollup.ts';
import {
  define,
  entry,
  external,
  format,
  formatsOf,
  globalName,
  outDir,
  setEntries,
  sourceMap,
  syntax,
} from './shared.ts';
import type { Tool } from './tool.ts';

const page = '/guide/migration/vite';
const optionsPage = '/guide/migration/vite-options';

const lib = ({ config }: Use) => get(get(config, 'build'), 'lib');

const rollupOptions: Rule = (value, use) => {
  apply(
    { external, plugins, output: unneeded, input: entry, treeshake: none },
    value,
    use,
  );
  const output = get(value, 'output');
  const [first] = output?.kind === 'list' ? output.items : [output];
  if (output?.kind === 'list' && output.items.length > 1) leave(use, output);
  const rules = { ...outputRules, preserveModules, dir: outDir };
  if (first) apply(rules, first, { ...use, option: `${use.option}.output` });
};

/** What Vite adds to a name that is not a function. */
function endingOf(format: Format, use: Use): string {
  const own = extensionOf(format, use.draft.project);
  if (format === 'esm' || format === 'cjs') return own;
  return `.${format}${use.draft.project.manifest?.type === 'module' && format === 'umd' ? '.cjs' : '.js'}`;
}

function nameFiles(use: Use): void {
  const options = lib(use);
  const [from, fileName] = [get(options, 'entry'), get(options, 'fileName')];
  const single =
    textOf(from) ?? (textsOf(from)?.length === 1 ? textsOf(from)?.[0] : undefined);
  const own = textOf(fileName) ?? packageName(use.draft.project);
  if (from && !single) entry(from, use);
  if (single && !own && !fileName)
    note(use, 'packageName', from?.at, `${optionsPage}#build-lib`);
  for (const item of use.items) {
    const inner = { ...use, items: [item], option: 'build.lib.fileName' };
    let name = `${own ?? 'index'}${endingOf(item.format, use)}`;
    if (fileName?.kind === 'function') {
      const format = item.format === 'esm' ? 'es' : item.format;
      const called = fileName.call([plain(format), plain(single ? 'index' : '[name]')]);
      const text = textOf(called);
      if (text === undefined) leave(inner, fileName, 'output.filename');
      name = text ?? name;
    } else if (!single) name = `[name]${endingOf(item.format, use)}`;
    const base = name.replace(/(?:\.(?:umd|iife|esm?|cjs))*\.[cm]?js$/, '') || 'index';
    if (single && pick(item.settings, 'bundle') !== false)
      setEntries(inner, { [base]: single });
    const rest = name.slice(base.length);
    if (rest && rest !== extensionOf(item.format, use.draft.project))
      put(item.settings, 'output', { filename: { js: `[name]${rest}` } });
  }
}

const publicDir: Rule = (value, use) => {
  if (truth(value) === false) set(use, 'server.publicDir', false);
  else note(use, 'publicDir', value.at, `${page}#website`);
};

const build: Rule = fields({
  ...section(optionsPage, 'build-lib', {
    lib: fields({
      ...{ entry: unneeded, formats: format, fileName: unneeded, name: globalName },
      cssFileName: (value, use) =>
        set(use, 'output', { filename: { css: `${textOf(value) ?? 'style'}.css` } }),
    }),
  }),
  ...section(optionsPage, 'build', {
    ...{ rollupOptions, rolldownOptions: rollupOptions, outDir, target: syntax },
    ...{ terserOptions: none, copyPublicDir: publicDir, sourcemap: sourceMap },
    minify: unneeded,
    ...{ emptyOutDir: unneeded, reportCompressedSize: unneeded, write: none },
    ...{
      cssCodeSplit: none,
      cssMinify: none,
      cssTarget: none,
      ssr: none,
      manifest: none,
    },
    ...{ assetsInlineLimit: none, assetsDir: none, chunkSizeWarningLimit: unneeded },
    ...{ commonjsOptions: unneeded, watch: unneeded },
  }),
});

export const vite: Tool = {
  id: 'vite',
  page,
  modules: ['vite', 'vitest/config'],
  program: /^vite build\b/,
  begin(use) {
    const options = lib(use);
    const many = (get(options, 'entry')?.kind ?? 'plain') !== 'plain';
    const formats = textsOf(get(options, 'formats')) ?? ['es', many ? 'cjs' : 'umd'];
    return formatsOf(formats).map((format) => ({ format, settings: {} }));
  },
  rules: {
    build,
    ...section(optionsPage, 'plugins', {
      plugins,
      define,
      esbuild: none,
      oxc: none,
      envPrefix: none,
    }),
    ...section(optionsPage, 'build', {
      publicDir,
      css: none,
      json: unneeded,
      worker: none,
    }),
    resolve: fields({
      ...{
        alias: aliases,
        extensions: to('resolve.extensions'),
        dedupe: to('resolve.dedupe'),
      },
      ...{
        conditions: to('resolve.conditionNames'),
        mainFields: to('resolve.mainFields'),
      },
      tsconfigPaths: unneeded,
    }),
    ...section(page, 'keep-vite', {
      ...{
        server: unneeded,
        preview: unneeded,
        test: unneeded,
        base: unneeded,
        root: none,
      },
      ...{
        optimizeDeps: unneeded,
        clearScreen: unneeded,
        mode: unneeded,
        logLevel: unneeded,
      },
    }),
  },
  finish(use) {
    const options = get(use.config, 'build');
    const bundler = get(options, 'rollupOptions') ?? get(options, 'rolldownOptions');
    const outside = get(bundler, 'external')?.at.text ?? '';
    if (!/\bnode:|builtinModules/.test(outside)) set(use, 'output.target', 'web');
    nameFiles(use);
    if (!is(get(options, 'minify'), false))
      note(use, 'viteMinify', undefined, `${optionsPage}#es-output`);
    if (!get(options, 'target')) set(use, 'syntax', 'es2022');
    for (const { format, settings } of use.items)
      if (/umd|iife/.test(format) && !is(get(options, 'minify'), false))
        put(settings, 'output.minify', true);
    const quiet = get(use.config, 'publicDir') ?? get(options, 'copyPublicDir');
    if (!quiet && !/\bnode:|builtinModules/.test(outside))
      note(use, 'publicDir', undefined, `${page}#website`);
    note(use, 'dependencies', undefined, `${page}#defaults`);
  },
};

function aliases(value: Value, use: Use): void {
  if (value.kind !== 'list') to('resolve.alias')(value, use);
  for (const item of value.kind === 'list' ? value.items : []) {
    const [find, replacement] = [
      textOf(get(item, 'find')),
      textOf(get(item, 'replacement')),
    ];
    if (find && replacement) set(use, 'resolve', { alias: { [find]: replacement } });
    else leave(use, item, 'resolve.alias');
  }
}
