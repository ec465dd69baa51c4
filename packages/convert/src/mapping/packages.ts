import { get, is, list, listOf, textOf, type Value } from '../read/value.ts';
import { isSettings, type Node, type Settings } from '../write/node.ts';
import type { Draft, Item, Use } from './draft.ts';
import { dependencies } from './project.ts';
import { forSome, leave, on, type Rule, set, unneeded, written } from './rules.ts';

export const isScript = ({ format }: Item) => format === 'umd' || format === 'iife';

/** Packages outside of the bundle. Rslib reads `package.json`, so what it lists is left out. */
export const external: Rule = (value, use) => {
  const path = 'output.externals';
  const listed = dependencies(use.draft.project);
  for (const item of listOf(value)) {
    const name = textOf(item) ?? '';
    const isListed = listed.includes(name) && isBundled(name, use) === false;
    if (isListed && isScript(use.item)) set(use, path, [name]);
    else if (isListed) unneeded(value, { ...use, link: '/config/lib/auto-external' });
    else if (name.includes('*')) leave(use, item, path, 'byHand');
    else if (name ? name.startsWith('node:') : isOutside(item)) unneeded(item, use);
    else set(use, path, listOfNode(written(item, use, path)));
  }
};

/**
 * The same, where the name of a package is also meant with subpaths, and what is outside and inside
 * is inside. The name remains a string: bundling declarations ignores regular expressions.
 */
export const externalNames: Rule = (value, use) => {
  const listed = dependencies(use.draft.project);
  const items = listOf(value).flatMap((item): Value[] => {
    const name = textOf(item) ?? '';
    const isInside = isBundled(name, use);
    if (isInside === undefined) leave(use, item, 'output.externals');
    if (isInside !== false) return [];
    if (!/^[@\w][^:*]*$/.test(name) || listed.includes(name)) return [item];
    const text = `/^${name.replace(/[./]/g, '\\$&')}\\//`;
    return [item, { kind: 'regexp', at: { ...item.at, text } }];
  });
  external(list(items, value.at), use);
};

/** What is outside without being listed: modules of Node.js, and nothing at all. */
const isOutside = ({ kind, at }: Value) =>
  /^(?:plain|import)$/.test(kind) || /^\/\^node:|builtinModules/.test(at.text);

const listOfNode = (node: Node) => (node === undefined ? undefined : [node]);

/** Whether an option wants a package in the bundle; `undefined` if only a run could tell. */
function isBundled(name: string, { config }: Use): boolean | undefined {
  const inside = get(config, 'noExternal') ?? get(get(config, 'deps'), 'alwaysBundle');
  const answers = listOf(inside).map((one) => matches(one, name));
  return answers.includes(true) || (answers.includes(undefined) ? undefined : false);
}

/** What is in the bundle of a tool that leaves out only what it is told to. */
export function inside({ project }: Draft, outside: Value | undefined): string[] {
  // Types are in no bundle.
  return dependencies(project).filter(
    (name) =>
      !/^@types\/|^type-fest$/.test(name) &&
      listOf(outside).every((one) => matches(one, name) === false),
  );
}

/** Whether a plugin leaves out all dependencies; that for peers does so only if it is told to. */
export function leavesOutAll(plugins: Value | undefined): boolean {
  if (plugins?.kind === 'list') return plugins.items.some(leavesOutAll);
  if (plugins?.kind !== 'call' || !/external/.test(plugins.from)) return false;
  const isAll = is(get(plugins.args[0], 'includeDependencies'), true);
  return isAll || !isForPeers.test(plugins.from);
}
export const isForPeers = /peer-?deps/;

/** Whether an item of a list of packages means one; `undefined` if only a run could tell. */
function matches(item: Value, name: string): boolean | undefined {
  if (item.kind === 'plain') return is(item, name);
  const [, pattern] = /^\/([\w^$@/\\.-]+)\/$/.exec(item.at.text) ?? [];
  return item.kind === 'regexp' && pattern ? new RegExp(pattern).test(name) : undefined;
}

/** What only paths in a package match, such as `pkg/a` and `/\.css$/`. */
const inPackage = /^(?:@[^/]+\/)?[^@/][^/]*\/.|\\\.\w+\$?\/\w*$/;

/** Packages in the bundle of each item, as a whole. */
export const bundledIn: Rule = (value, use) => {
  const path = 'output.autoExternal.exclude';
  const link = '/config/lib/auto-external#exclude';
  const names = dependencies(use.draft.project);
  for (const item of listOf(value)) {
    const isPath =
      inPackage.test(textOf(item) ?? item.at.text) &&
      !names.some((name) => matches(item, name));
    if (isPath) leave({ ...use, link }, item, path, 'byHand');
    else set(use, path, listOfNode(written(item, use, path)));
  }
};

/** The same for a tool whose scripts contain all packages by default. */
export const bundled = forSome((item) => !isScript(item), bundledIn);

/** `devDependencies` outside, too. */
export const nothingBundled = on('output.autoExternal', { devDependencies: true });

/** Names of globals in UMD and IIFE files. */
export const globals: Rule = (value, use) => {
  const names = written(value, use, 'output.externals');
  if (value.kind !== 'object' || !names) return;
  for (const { name, value: given } of value.fields) {
    const global = textOf(given);
    if (global === undefined) continue;
    const root = pathOf(global);
    const all = { root, commonjs: name, commonjs2: name, amd: name };
    const { format } = use.item;
    if (isScript(use.item))
      set(use, 'output', { externals: { [name]: format === 'umd' ? all : root } });
  }
};

/** `A.b` as the names of a property and of the object that has it. */
const pathOf = (name: string): string | string[] =>
  name.includes('.') ? name.split('.') : name;

/** Several globals as one object, and no name alone beside its global. */
export function joinGlobals(items: readonly Item[]): void {
  for (const { settings } of items) {
    const { output } = settings;
    if (!isSettings(output) || !Array.isArray(output.externals)) continue;
    const globals: Settings = Object.assign({}, ...output.externals.filter(isSettings));
    const names: Node[] = output.externals.filter(
      (one) => !isSettings(one) && !Object.hasOwn(globals, String(one)),
    );
    if (Object.keys(globals).length > 0) names.unshift(globals);
    output.externals = names.length === 1 && isSettings(names[0]) ? names[0] : names;
  }
}

/** The global of a script. */
export const globalName: Rule = (value, use) => {
  const name = textOf(value);
  if (name === undefined) return leave(use, value, 'umdName');
  const path = pathOf(name);
  if (!isScript(use.item)) unneeded(value, use);
  if (use.item.format === 'umd') set(use, 'umdName', path);
  if (use.item.format === 'iife')
    set(use, 'tools.rspack.output.library', { type: 'global', name: path });
};
