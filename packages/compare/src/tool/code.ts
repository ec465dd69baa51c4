import type { Comment } from 'acorn';
import { init, parse as lexCommonJs } from 'cjs-module-lexer';
import {
  assignedExports,
  globalNameOf,
  isFunction,
  moduleExports,
  passedOn,
  type TopLevel,
  topLevel,
} from './exports.ts';
import {
  type AnyNode,
  allIn,
  bindings,
  isNode,
  isTypesPath,
  nameOf,
  nodes,
  parse,
  propertyOf,
  requiredBy,
  yearOf,
} from './syntax.ts';

/** A script has neither `import` nor `exports`; what others load of it is a global. */
export type Format = 'esm' | 'cjs' | 'umd' | 'script' | 'types';

/** What the syntax of JavaScript or declarations says, without that of the files they load. */
export type Code = ReturnType<typeof readCode>;

const licence = /^!|@(?:license|licence)|@preserve|\bcopyright\b/i;
/** What bundlers add and mark themselves: built-in functions and their own. */
const added =
  /^(?:new (?:(?:Weak)?(?:Map|Set)|Date|RegExp|\w*Error)\b|Object\.|Symbol\b|__|get(?:Dir|File)name\b|\(+\w*\)? ?=> ?(?:typeof require|createRequire))/;
/** In a string: a selector or at-rule, and declarations in braces. */
const rule = /[\w.#@:*\]"')-][^{};]*\{\s*(?:[-\w]+\s*:\s*[^{};]+(?:;\s*|(?=\})))+\}/g;
await init();

/** Reads JavaScript or declarations. Throws an error of the parser. */
export function readCode(path: string, text: string) {
  const isTypes = isTypesPath(path);
  const { comments, isModule, program } = parse(text, isTypes);
  const all = allIn(program);
  // A directive without a semicolon before the wrapper of UMD: no engine can load it.
  const isText = ({ callee }: AnyNode) => isNode(callee) && callee.type === 'Literal';
  if (all.some(isText)) throw new TypeError('A text is called.');
  const top = topLevel(program);
  const format = isTypes ? 'types' : formatOf(path, text, isModule, top);
  const { exports, reexports } = lexCommonJs(format === 'cjs' ? text : '');
  const own = isModule ? moduleExports(program) : assignedExports(top);
  const isGlobal = format === 'umd' || format === 'script';
  const global = isGlobal ? globalNameOf(top) : '';
  const names = new Set([...own.names, ...exports]);
  for (const hidden of ['', '__esModule', 'module.exports']) names.delete(hidden);
  const marked = (pattern: RegExp) => comments.filter(({ value }) => pattern.test(value));
  // Calls that run when the file is loaded keep something in an application. Those of a function
  // that is written there are enums, which compilers inline.
  const calls = new Set(
    top.nodes
      .filter(({ callee, type }) => /^(?:Call|New)/.test(type) && !isFunction(callee))
      .map(({ start }) => start),
  );
  const isPure = ({ end }: Comment) => {
    const rest = text.slice(end).trimStart();
    return calls.has(text.length - rest.length) && !added.test(rest);
  };
  /** Not in a module of a bundle, which the lexer cannot tell from the file itself. */
  const isLoaded = (specifier: string) =>
    top.nodes.some((node) => requiredBy(node) === specifier);
  return {
    format,
    year: isTypes ? 0 : yearOf(text, isModule),
    imports: new Set(importsIn(all, comments)),
    onDemand: all.filter(({ type }) => type === 'ImportExpression').map(sourceOf),
    atOnce: top.nodes.filter(({ type }) => type !== 'ImportExpression').map(sourceOf),
    commonJs: format === 'esm' ? unknownIn(all, /^(?:__(?:dir|file)name|require)$/) : [],
    names,
    stars: new Set([
      ...(format === 'umd' ? [] : [...own.stars, ...reexports.filter(isLoaded)]),
      ...(format === 'cjs' ? passedOn(top, all) : []),
    ]),
    /** Whether users get a function, a class or another single value; Rollup adds to it. */
    isValue: isGlobal
      ? global !== '' && [...names].every((one) => one === 'noConflict')
      : own.isValue,
    /** Exports of CommonJS that an `import` in Node.js finds by their names. */
    importable: exports,
    global,
    /** Whether it reads `self` when it is loaded. */
    needsSelf: format === 'umd' && /\(\s*self\s*,/.test(text),
    needsReact: needsReact(all),
    awaits: allIn(program, (node) => !isFunction(node)).some(
      (node) => node.type === 'AwaitExpression' || node.await === true,
    ),
    env: all
      .filter(({ object }) => isNode(object) && propertyOf(object) === 'env')
      .filter(({ object }) => isNode(object) && nameOf(object.object) === 'process')
      .map((node) => `process.env.${propertyOf(node)}`),
    effects: isGlobal ? [] : top.nodes.flatMap(changedBy),
    members: isTypes ? membersIn(all) : [],
    types: isTypes ? all.flatMap(typeOf) : [],
    directives: nodes(program.body).flatMap(({ directive }) =>
      typeof directive === 'string' && directive !== 'use strict' ? [directive] : [],
    ),
    shebang: text.match(/^#!.*/) ?? [],
    augments: all
      .filter(({ type }) => type === 'TSModuleDeclaration')
      .filter(({ global, id }) => global || nodes([id])[0]?.type === 'Literal')
      .map(({ id }) => nameOf(id)),
    rules: all.reduce((total, node) => total + rulesIn(textOf(node)), 0),
    pure: marked(/[#@]__PURE__/).filter(isPure).length,
    noSideEffects: marked(/[#@]__NO_SIDE_EFFECTS__/).length,
    licences: marked(licence).length,
    mapUrl: [...text.matchAll(/\/[/*][#@] sourceMappingURL=(\S+)/g)].at(-1)?.[1] ?? '',
  };
}

/** How many rules of CSS a text has; none if it is not CSS. */
export function rulesIn(text: string): number {
  return text.includes('{') ? (text.match(rule)?.length ?? 0) : 0;
}

/** The paths and packages that are loaded. */
function importsIn(all: readonly AnyNode[], comments: readonly Comment[]): string[] {
  const references = comments.flatMap(({ value }) => {
    const [, kind, path = ''] =
      /^\/\s*<reference (types|path)="([^"]+)"/.exec(value) ?? [];
    return kind === 'path' ? path.replace(/^(?!\.)/, './') : path;
  });
  return [...references, ...all.map(sourceOf)].filter((one) => one !== '');
}

/** The path or package that a node loads, also that of `new URL(path, import.meta.url)`. */
function sourceOf(node: AnyNode): string {
  if (/^(?:Import|Export)/.test(node.type)) return nameOf(node.source);
  if (/^TSImportType|^TSExternalModule/.test(node.type))
    return nameOf(node.argument ?? node.expression);
  const [path, base] = nodes(node.arguments);
  if (nameOf(node.callee) === 'URL' && propertyOf(base) === 'url') return nameOf(path);
  return requiredBy(node);
}

const builtIn =
  /^(?:Array|Date|Element|Function|HTMLElement|Number|Object|RegExp|String)$/;
/** `globalThis.name` or `Array.prototype.name`, if a node assigns to it. */
function changedBy({ left, type }: AnyNode): string[] {
  const name = propertyOf(left);
  if (type !== 'AssignmentExpression' || !isNode(left) || !name) return [];
  if (/^(?:global|globalThis|window)$/.test(nameOf(left.object)))
    return [`globalThis.${name}`];
  const owner = isNode(left.object) ? nameOf(left.object.object) : '';
  const isPrototype = propertyOf(left.object) === 'prototype' && builtIn.test(owner);
  return isPrototype ? [`${owner}.prototype.${name}`] : [];
}

/** The members of interfaces, classes, enums and object types, such as `Options.strict`. */
function membersIn(all: readonly AnyNode[]): string[] {
  return all.flatMap(({ id, members, body, typeAnnotation }) => {
    const inside = [body, typeAnnotation].filter(isNode);
    return [members, ...inside.flatMap((one) => [one.body, one.members])]
      .flatMap(nodes)
      .filter(({ accessibility }) => accessibility !== 'private')
      .map((one) => nameOf(one.key ?? one.id))
      .flatMap((name) => (name && nameOf(id) ? `${nameOf(id)}.${name}` : []));
  });
}

/** The name that a type refers to, after `typeof` if it is that of a value. */
function typeOf({ exprName, typeName }: AnyNode): string[] {
  if (isNode(exprName)) return [`typeof ${lastNameIn(exprName)}`];
  return isNode(typeName) ? [lastNameIn(typeName)] : [];
}

/** `name` of `name`, `space.name` and `import('package').name`. */
function lastNameIn(node: AnyNode): string {
  const [last] = [node.right, node.qualifier].filter(isNode);
  // Bundlers number names that are taken: `Event_2`, `Event$1`.
  return last ? lastNameIn(last) : nameOf(node).replace(/[_$]\d+$/, '');
}

/** The text of a string, or of a part of a template. */
function textOf({ value }: AnyNode): string {
  const isPart = typeof value === 'object' && value !== null && 'cooked' in value;
  const text = isPart ? value.cooked : value;
  return typeof text === 'string' ? text : '';
}

/** Whether JSX was compiled for React, which the file does not have. */
function needsReact(all: readonly AnyNode[]): boolean {
  const isElement = (node: AnyNode) =>
    propertyOf(node) === 'createElement' && nameOf(node.object) === 'React';
  return all.some(isElement) && unknownIn(all, /^React$/).length > 0;
}

/** The names of these that a file uses, but neither declares nor checks with `typeof`. */
function unknownIn(all: readonly AnyNode[], names: RegExp): string[] {
  const keys = all.flatMap((one) =>
    one.computed ? [] : [one.key, one.property, one.imported, one.exported],
  );
  const checked = all.filter(({ operator }) => operator === 'typeof');
  const declared = all.flatMap(({ id, local, params }) => [id, local, ...nodes(params)]);
  const known = [...declared, ...checked].flatMap(bindings);
  return all
    .filter(({ name }) => names.test(String(name)))
    .filter((node) => !keys.includes(node) && !known.includes(nameOf(node)))
    .map(nameOf);
}

function formatOf(path: string, text: string, isModule: boolean, top: TopLevel): Format {
  if (isModule || path.endsWith('.mjs')) return 'esm';
  if (/\bdefine(?:\.amd\b|\["amd"\])/.test(text)) return 'umd';
  const isCommonJs = top.nodes.some(
    (node) =>
      requiredBy(node) !== '' ||
      (propertyOf(node) === 'exports' && nameOf(node.object) === 'module') ||
      (node.name === 'exports' && !top.parameters.has('exports')),
  );
  return isCommonJs || path.endsWith('.cjs') ? 'cjs' : 'script';
}
