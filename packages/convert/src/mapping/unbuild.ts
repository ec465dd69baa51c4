import { get, is, textOf, textsOf, type Value } from '../read/value.ts';
import { pick } from '../write/node.ts';
import {
  apply,
  every,
  type Format,
  fields,
  type Item,
  ifSet,
  leave,
  newItem,
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
import { outputRules } from './rollup.ts';
import * as shared from './shared.ts';
import * as sources from './sources.ts';
import type { Tool } from './tool.ts';
import { entryFileNames } from './tsdown.ts';

const page = '/guide/migration/unbuild-options';

/** The entry that mkdist builds into an item of its own. */
const folders = new WeakMap<Item, Value>();

function builderOf(entry: Value): string {
  const input = textOf(entry) ?? textOf(get(entry, 'input'));
  return textOf(get(entry, 'builder')) ?? (input?.endsWith('/') ? 'mkdist' : 'rollup');
}

function listOf(value: Value | undefined): readonly Value[] {
  if (value?.kind === 'list') return value.items;
  return value ? [value] : [];
}

/** An item for each format of the bundled entries, and one for each entry of mkdist. */
function begin({ config }: Use): Item[] {
  const all = listOf(get(config, 'entries'));
  const files = all.filter((entry) => builderOf(entry) === 'mkdist');
  const isBundled =
    all.length === 0 || all.some((entry) => builderOf(entry) === 'rollup');
  const both: Format[] = is(get(get(config, 'rollup'), 'emitCJS'), true)
    ? ['esm', 'cjs']
    : ['esm'];
  const bundled = (isBundled || files.length === 0 ? both : []).map(newItem);
  const own = files.flatMap((entry) => {
    const items = shared.itemsOf(get(entry, 'format'), 'esm');
    for (const item of items) folders.set(item, entry);
    return items;
  });
  return [...bundled, ...own];
}

const entries: Rule = (value, use) => {
  const bundled = { ...use, items: use.items.filter((item) => !folders.has(item)) };
  const named: Record<string, string> = {};
  for (const item of listOf(value)) {
    const input = textOf(item) ?? textOf(get(item, 'input'));
    const builder = builderOf(item);
    if (!input) leave(bundled, item, 'source.entry');
    else if (builder === 'mkdist') {
      const own = use.items.filter((one) => folders.get(one) === item);
      mkdist(item, input.replace(/^\.\/|\/$/g, ''), { ...use, items: own });
    } else if (builder === 'copy') {
      // Rslib copies into the folder of an item.
      const first = use.items.slice(0, 1);
      const root = String(pick(first[0]?.settings ?? {}, 'output.distPath') ?? 'dist');
      const folder = textOf(get(item, 'outDir'))?.replace(root, '.');
      const copied = { from: input, ...(folder && { to: folder }) };
      set({ ...use, items: first }, 'output.copy', [copied]);
    } else if (builder !== 'rollup') leave(bundled, item, 'source.entry', 'none');
    else {
      const name = textOf(get(item, 'name')) ?? input.replace(/^(?:\.\/)?(?:src\/)?/, '');
      const ending = /\.[cm]?[tj]sx?$/;
      if (!ending.test(input) && !/^(?:\.\/)?src\/index$/.test(input))
        note(use, 'extension', item.at);
      named[name.replace(ending, '')] = ending.test(input) ? input : `${input}.ts`;
    }
  }
  if (Object.keys(named).length > 0) sources.setEntries(bundled, named);
};

function mkdist(item: Value, folder: string, use: Use): void {
  const patterns = textsOf(get(item, 'pattern')) ?? ['**'];
  sources.everyFile(
    use,
    patterns.map((one) => one.replace(/^(!?)/, `$1./${folder}/`)),
  );
  const rules = {
    outDir: shared.outDir,
    declaration: ifSet((_, own) => setDts(own, false)),
    ext: (value: Value, own: Use) =>
      entryFileNames(
        { kind: 'plain', value: `[name].${textOf(value)}`, at: value.at },
        own,
      ),
    ...every(unneeded, 'builder input pattern format name cleanDist'),
    ...every(none, 'srcDir distDir loaders esbuild postcss typescript globOptions'),
    addRelativeDeclarationExtensions: unneeded,
  };
  apply(rules, item, { ...use, link: `${page}#mkdist` });
}

const declaration = ifSet((_, use) => {
  for (const item of use.items) {
    const own = folders.get(item);
    if (!get(own, 'declaration')) setDts({ ...use, items: [item] }, !own);
  }
});

/** unbuild replaces text, also in strings. */
const replace: Rule = (value, use) => {
  shared.define(value, use);
  note(use, 'replace', value.at, '/guide/migration/unbuild#replace');
};

export const unbuild: Tool = {
  id: 'unbuild',
  page,
  flags: `${page}#flags`,
  modules: ['unbuild'],
  program: /^unbuild\b/,
  begin,
  rules: {
    ...section(page, 'options', {
      ...{ entries, name: shared.id, outDir: shared.outDir, declaration },
      ...{ sourcemap: shared.sourceMap, externals: packages.external },
      ...{ alias: to('resolve.alias'), replace },
      ...every(unneeded, 'clean dependencies peerDependencies devDependencies'),
      ...every(unneeded, 'watch watchOptions failOnWarn parallel'),
      ...every(none, 'preset rootDir stub stubOptions'),
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
        ...{ replace, alias: fields({ entries: to('resolve.alias') }) },
        ...every(unneeded, 'emitCJS json commonjs watch'),
        inlineDependencies: (value, use) => {
          if (!is(value, true)) packages.bundled(value, use);
        },
        output: fields({ ...outputRules, plugins }),
        esbuild: fields({ target: shared.syntax, minify: shared.minify, jsx: none }),
        ...every(none, 'resolve dts preserveDynamicImports'),
        cjsBridge: shared.shims,
      }),
    }),
  },
  finish(use: Use) {
    shared.rememberNames(use, (format) => (format === 'esm' ? '.mjs' : '.cjs'));
    const { manifest } = use.draft.project;
    const declares = get(use.config, 'declaration') === undefined;
    if (declares && (manifest?.types || manifest?.typings)) declaration(use.config, use);
    if (use.items.some(({ format }) => format === 'cjs'))
      note(use, 'cjsDefault', undefined, `${page}#default`);
    if (!get(use.config, 'entries'))
      note(use, 'inferredEntries', undefined, `${page}#options`);
  },
};
