import type { NoteKey } from '../warnings.ts';
import { copy, isSettings, type Node, pick, put, type Settings } from '../write/node.ts';
import type { Draft, Item, Use } from './draft.ts';
import { compilerOptions, extensionOf, oldestReact } from './project.ts';
import { note, set } from './rules.ts';
import { addReact, syntaxOf } from './shared.ts';
import type { Tool } from './tool.ts';

/**
 * Adds what follows from the project rather than from a single option. Returns the content of
 * `tsconfig.build.json` if the build needs one.
 */
export function complete(
  draft: Draft,
  tool: Tool,
  config: Use['config'],
): Settings | undefined {
  const use: Use = { draft, config, items: draft.items, option: '', link: tool.page };
  fromTsconfig(use, tool);
  react(use);
  if (draft.declarations) set(use, 'dts', { bundle: true });
  const typed = draft.items.filter(({ settings }) => settings.dts);
  nameDeclarations(typed, use);
  const isTyped = typed.length > 0;
  const applies: readonly (readonly [NoteKey, boolean])[] = [
    ['noManifest', !draft.project.manifest],
    ['noTsconfig', !draft.project.tsconfig && !isJavaScript(use)],
    ['typeExports', !isJavaScript(use)],
    ['augmentation', isTyped],
    ['extractor', typed.some(({ settings }) => pick(settings, 'dts.bundle'))],
    ['typeErrors', isTyped && /vite|rollup/.test(tool.id)],
    ['vueTypes', isTyped && draft.imports.has('@rsbuild/plugin-vue')],
    ['publicDir', draft.items.some(copiesPublic)],
  ];
  for (const [key, does] of applies) if (does) note(use, key);
  return buildTsconfig(use, typed);
}

const copiesPublic = ({ settings }: Item) =>
  pick(settings, 'output.target') === 'web' &&
  pick(settings, 'server.publicDir') === undefined;

const isJavaScript = ({ draft: { sources } }: Use) =>
  sources.length > 0 && sources.every((file) => /\.[cm]?jsx?$/.test(file));

function fromTsconfig(use: Use, tool: Tool): void {
  if (!use.draft.project.tsconfig) return;
  const { target, useDefineForClassFields: define } = compilerOptions(use.draft.project);
  const year = syntaxOf(typeof target === 'string' ? [target] : []);
  const items = use.items.filter(({ settings }) => settings.syntax === undefined);
  // Of these tools, only tsup reads it.
  if (tool.id === 'tsup' && year && year !== 'esnext' && items.length > 0) {
    set({ ...use, items }, 'syntax', year);
    note(use, 'syntax');
  }
  const assigned = typeof year === 'string' && /^es(?:5|20(?:1\d|2[01]))$/.test(year);
  if (define === true || !(define === false || assigned)) return;
  set(use, 'tools.swc.jsc.transform.useDefineForClassFields', false);
  note(use, 'classFields');
}

function react(use: Use): void {
  const { jsx, jsxFactory, jsxImportSource } = compilerOptions(use.draft.project);
  const own = use.items.some(({ settings }) =>
    pick(settings, 'tools.swc.jsc.transform.react'),
  );
  const there = use.items.some(({ settings }) => settings.plugins);
  if (own || there || jsxFactory || jsxImportSource) return;
  const jsxFiles = use.draft.sources.some((file) => /\.[jt]sx$/.test(file));
  if (oldestReact(use.draft.project) === undefined && !jsxFiles) return;
  addReact(use, jsx === 'react');
}

/** Two items that write declarations into one folder need different names. */
function nameDeclarations(typed: readonly Item[], use: Use): void {
  for (const { settings } of typed)
    if (settings.bundle === false && pick(settings, 'dts.bundle')) settings.dts = true;
  const folderOf = ({ settings }: Item) => pick(settings, 'output.distPath') ?? 'dist';
  const modules = typed.filter(({ format }) => format === 'esm' || format === 'cjs');
  const shared = modules.filter((item) =>
    modules.some((one) => one.format !== item.format && folderOf(one) === folderOf(item)),
  );
  // Declarations that followed the extension of scripts still do, where it is not `.js`.
  const own = modules.filter(
    ({ format, old }) =>
      old.dts && old.dts !== '.d.ts' && extensionOf(format, use.draft.project) !== '.js',
  );
  for (const { settings } of own) put(settings, 'dts', { autoExtension: true });
  for (const item of shared) {
    const { settings, format, old } = item;
    if (settings.bundle === false) {
      old.folder = String(folderOf(item));
      put(settings, 'output.distPath', `${old.folder}/${format}`);
      note(use, 'folders');
    }
    put(settings, 'dts', { autoExtension: true });
  }
}

function buildTsconfig(use: Use, typed: readonly Item[]): Settings | undefined {
  const { tsconfig } = use.draft.project;
  const named = use.items.some(({ settings }) => pick(settings, 'source.tsconfigPath'));
  if (typed.length === 0 || named || !tsconfig) return undefined;
  const only = JSON.stringify(tsconfig.include);
  if (only === '["src"]' && compilerOptions(use.draft.project).rootDir) return undefined;
  set(use, 'source.tsconfigPath', './tsconfig.build.json');
  note(use, 'tests');
  return {
    extends: './tsconfig.json',
    compilerOptions: { rootDir: 'src' },
    include: ['src'],
  };
}

/**
 * What belongs to the whole configuration where all items agree. Declarations do not: Rslib warns
 * that items with a common `dts` may delete each other's files.
 */
const shared = [
  ...['syntax', 'shims', 'banner', 'footer', 'source', 'output', 'tools'],
  ...['resolve', 'server', 'plugins', 'logLevel'],
];

/** The configuration: what all items have in common is written once, below `lib`. */
export function configuration(items: readonly Item[]): Settings {
  const lib = items.map(
    ({ format, settings }): Settings => ({ format, ...Object(copy(settings)) }),
  );
  const top: Settings = {};
  for (const name of shared) {
    const all = lib.map((item) => pick(item, name));
    const [first] = all;
    if (first !== undefined && isSettings(first)) {
      for (const key of Object.keys(first)) {
        if (key.startsWith('//') || !agree(all.map((one) => inside(one, key)))) continue;
        put(top, name, { [key]: first[key] });
        for (const one of all) if (one !== undefined && isSettings(one)) delete one[key];
      }
    } else if (first !== undefined && agree(all)) {
      top[name] = first;
      for (const item of lib) delete item[name];
    }
    for (const item of lib) {
      const left = pick(item, name);
      if (left !== undefined && isSettings(left) && Object.keys(left).length === 0)
        delete item[name];
    }
  }
  return { lib, ...top };
}

const inside = (node: Node, key: string) =>
  node !== undefined && isSettings(node) ? node[key] : undefined;
const agree = (nodes: readonly Node[]) =>
  nodes.every((one) => JSON.stringify(one) === JSON.stringify(nodes[0]));
