import { dependencies } from '../read/project.ts';
import { get, is, listOf, textOf, type Value } from '../read/value.ts';
import { both, type Draft, type Item, type Result, type Use } from './draft.ts';
import { isScript } from './files.ts';
import {
  carry,
  each,
  forSome,
  leave,
  on,
  type Rule,
  set,
  some,
  unneeded,
  written,
} from './rules.ts';
import { isSettings, type Node, type Settings } from './settings.ts';

/** Packages outside of the bundle. Rslib reads `package.json`, so what it lists is left out. */
export const external: Rule = (value, use) =>
  each(listOf(value), value, use, (item, own) => {
    const path = 'output.externals';
    const name = textOf(item) ?? '';
    const isListed =
      dependencies(own.draft.project).includes(name) && isBundled(name, own) === false;
    if (isListed && isScript(own.item)) return set(own, path, [name]);
    if (isListed) return unneeded(item, { ...own, link: '/config/lib/auto-external' });
    if (name.includes('*')) return leave(own, item, path, 'byHand');
    if (!name && isOutside(item)) return unneeded(item, own);
    return add(own, path, item);
  });

/**
 * The same, where the name of a package is also meant with subpaths, and what is outside and inside
 * is inside. The name remains a string: bundling declarations ignores regular expressions.
 */
export const externalNames: Rule = (value, use) => {
  const listed = dependencies(use.draft.project);
  return each(listOf(value), value, use, (item, own) => {
    const name = textOf(item) ?? '';
    const isInside = isBundled(name, own);
    if (isInside === undefined) return leave(own, item, 'output.externals');
    if (isInside) return unneeded(item, own);
    if (!/^[@\w][^:*]*$/.test(name) || listed.includes(name)) return external(item, own);
    const text = `/^${name.replace(/[./]/g, '\\$&')}\\//`;
    const below: Value = { kind: 'regexp', at: { ...item.at, text } };
    return both(external(item, own), external(below, own));
  });
};

/** Adds an item to a list. */
function add(use: Use, path: string, item: Value): Result {
  const { node, left } = written(item, use, path);
  return carry(use, path, { node: node === undefined ? node : [node], left }, item);
}

/** What is outside without being listed: modules of Node.js, and nothing at all. */
const isOutside = ({ kind, at }: Value) =>
  /^(?:plain|import)$/.test(kind) || at.text.includes('builtinModules');

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
      !/^@types\/|^(?:csstype|ts-essentials|type-fest|utility-types)$/.test(name) &&
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
export const bundledIn: Rule = (value, use) =>
  each(listOf(value), value, use, (item, own) => {
    const path = 'output.autoExternal.exclude';
    const link = '/config/lib/auto-external#exclude';
    const isPath =
      inPackage.test(textOf(item) ?? item.at.text) &&
      !dependencies(own.draft.project).some((name) => matches(item, name));
    return isPath ? leave({ ...own, link }, item, path, 'byHand') : add(own, path, item);
  });

/** The same for a tool whose scripts contain all packages by default. */
export const bundled = forSome((item) => !isScript(item), bundledIn);

/** `devDependencies` outside, too. */
export const nothingBundled = on('output.autoExternal', { devDependencies: true });

/** Names of globals in UMD and IIFE files. */
export const globals: Rule = (value, use) => {
  const { node, left } = written(value, use, 'output.externals');
  if (value.kind !== 'object' || !node) return some(left, value, use);
  const effects = value.fields.flatMap(({ name, value: given }) => {
    const global = textOf(given);
    if (global === undefined || !isScript(use.item)) return [];
    const root = pathOf(global);
    const all = { root, commonjs: name, commonjs2: name, amd: name };
    const own = use.item.format === 'umd' ? all : root;
    return set(use, 'output.externals', { [name]: own });
  });
  return some([...effects, ...left], value, use);
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
  if (use.item.format === 'umd') return set(use, 'umdName', path);
  if (use.item.format === 'iife')
    return set(use, 'tools.rspack.output.library', { type: 'global', name: path });
  return unneeded(value, use);
};
