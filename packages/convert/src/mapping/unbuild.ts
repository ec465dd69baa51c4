import { get, is, textOf, textsOf, truth, type Value } from '../read/value.ts';
import { pick } from '../write/node.ts';
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
} from './draft.ts';
import { plugins, setDts } from './plugins.ts';
import {
  around,
  define,
  everyFile,
  external,
  minify,
  outDir,
  setEntries,
  sourceMap,
  syntax,
} from './shared.ts';
import type { Tool } from './tool.ts';
import { entryFileNames } from './tsdown.ts';

const page = '/guide/migration/unbuild-options';

const patternsOf = (entry: Value) => textsOf(get(entry, 'pattern')) ?? ['**'];

const entries: Rule = (value, use) => {
  const items = value.kind === 'list' ? value.items : [value];
  const named: Record<string, string> = {};
  for (const item of items) {
    const input = textOf(item) ?? textOf(get(item, 'input'));
    const builder =
      textOf(get(item, 'builder')) ?? (input?.endsWith('/') ? 'mkdist' : '');
    if (!input) leave(use, item, 'source.entry');
    else if (builder === 'mkdist') mkdist(item, input.replace(/^\.\/|\/$/g, ''), use);
    else if (builder === 'copy') {
      const to = textOf(get(item, 'outDir'))?.replace(
        String(pick(use.items[0]?.settings ?? {}, 'output.distPath') ?? 'dist'),
        '.',
      );
      set(use, 'output.copy', [{ from: input, ...(to && { to }) }]);
    } else if (builder === 'untyped') leave(use, item, 'source.entry', 'none');
    else {
      const name = textOf(get(item, 'name')) ?? input.replace(/^(?:\.\/)?(?:src\/)?/, '');
      const ending = /\.[cm]?[tj]sx?$/;
      if (!ending.test(input) && !/^(?:\.\/)?src\/index$/.test(input))
        note(use, 'extension', item.at);
      named[name.replace(ending, '')] = ending.test(input) ? input : `${input}.ts`;
    }
  }
  if (Object.keys(named).length > 0) setEntries(use, named);
};

function mkdist(item: Value, folder: string, use: Use): void {
  everyFile(
    use,
    patternsOf(item).map((one) => one.replace(/^(!?)/, `$1./${folder}/`)),
  );
  const directory = get(item, 'outDir');
  if (directory) outDir(directory, use);
  if (truth(get(item, 'declaration') ?? item) && get(item, 'declaration'))
    setDts(use, false);
  const ext = textOf(get(item, 'ext'));
  if (ext) entryFileNames({ kind: 'plain', value: `[name].${ext}`, at: item.at }, use);
}

const declaration: Rule = (value, use) => {
  const bundleless = use.items.some(({ settings }) => settings.bundle === false);
  if (truth(value)) setDts(use, !bundleless);
};

export const unbuild: Tool = {
  id: 'unbuild',
  page,
  modules: ['unbuild'],
  program: /^unbuild\b/,
  begin: ({ config }) => [
    { format: 'esm', settings: {} },
    ...(is(get(get(config, 'rollup'), 'emitCJS'), true)
      ? [{ format: 'cjs', settings: {} } as const]
      : []),
  ],
  rules: {
    ...section(page, 'options', {
      ...{
        entries,
        preset: none,
        name: to('id'),
        rootDir: none,
        outDir,
        clean: unneeded,
      },
      ...{ sourcemap: sourceMap, externals: external, declaration },
      ...{
        dependencies: unneeded,
        peerDependencies: unneeded,
        devDependencies: unneeded,
      },
      ...{ alias: to('resolve.alias'), replace: define, stub: none, stubOptions: none },
      ...{
        watch: unneeded,
        watchOptions: unneeded,
        failOnWarn: unneeded,
        parallel: unneeded,
      },
    }),
    ...section(page, 'plugins', {
      hooks: (value, use) => {
        const all =
          value.kind === 'object' ? value.fields.map((one) => one.value) : [value];
        for (const one of all) leave(use, one, '', 'plugin');
      },
    }),
    ...section(page, 'rollup', {
      rollup: fields({
        ...{ emitCJS: unneeded, replace: define, alias: unbuildAlias, json: unneeded },
        inlineDependencies: (value, use) => {
          const names = textsOf(value);
          if (names) set(use, 'output.autoExternal.exclude', names);
        },
        output: fields({
          ...{
            banner: around('banner'),
            footer: around('footer'),
            entryFileNames,
            plugins,
          },
        }),
        esbuild: fields({ target: syntax, minify, jsx: none }),
        ...{ resolve: none, commonjs: unneeded, dts: none, preserveDynamicImports: none },
        cjsBridge: (value, use) => {
          if (truth(value)) set(use, 'shims.esm', { __dirname: true, __filename: true });
        },
        watch: unneeded,
      }),
    }),
  },
  finish(use: Use) {
    if (!get(use.config, 'entries'))
      note(use, 'inferredEntries', undefined, `${page}#options`);
  },
};

function unbuildAlias(value: Value, use: Use): void {
  apply({ entries: to('resolve.alias') }, value, use);
}
