import { init, parse as lexCommonJs } from 'cjs-module-lexer';
import { assignedExports, moduleExports, namesDefined, passedOn } from './exports.ts';
import { factsOf } from './facts.ts';
import { type Format, readSource, type Source } from './source.ts';
import { cssFacts } from './styles.ts';
import {
  type AnyNode,
  allIn,
  isNode,
  nameOf,
  nodes,
  pathOf,
  propertyOf,
  requiredBy,
  stringOf,
  textOf,
  yearOf,
} from './syntax.ts';

/** What a file says, without those that it loads. */
export type Code = ReturnType<typeof readCode>;

/** What bundlers add to names that are taken: `src_Button`, `Button_2`, `Button$1`. */
const renamed = /^\w+_(?=[A-Z])|[_$]\d+$/g;
const originalName = (name: string) => name.replace(renamed, '');
await init();

/** Reads JavaScript or declarations. Throws an error of the parser. */
export function readCode(path: string, text: string) {
  const source = readSource(path, text);
  const { all, format, isModule, program, top } = source;
  const isTypes = format === 'types';
  const exported = exportsOf(source);
  const sourceIn = sourceReader(source);
  const imports = [...referencesIn(source), ...all.map(sourceIn)].filter(Boolean);
  const found = (list: (node: AnyNode) => string | readonly string[]) =>
    all.flatMap(list);
  return {
    format: format as Format,
    // A module of types has nothing but what the compiler writes around it.
    year: isTypes || nodes(program.body).every(isMark) ? 0 : yearOf(text, isModule),
    imports,
    onDemand: all.filter(({ type }) => type === 'ImportExpression').map(sourceOf),
    atOnce: top.nodes.filter(({ type }) => !/^(?:ImportE|New)/.test(type)).map(sourceIn),
    names: exported.names,
    /** Names of its own for what it exports, and the names that users know. */
    locals: exported.locals.map(([own, name]) => [originalName(own), name] as const),
    /** Names that a loop may pass on: its own, and those that helpers define. */
    passed: exported.isLooped ? [...exported.names, ...found(namesDefined)] : [],
    stars: exported.stars,
    /** Exports of CommonJS that an `import` in Node.js finds by their names. */
    importable: exported.importable,
    /** Classes and variables, by the names that they have before a bundler renames them. */
    declared: found(({ id }) => [nameOf(id), originalName(nameOf(id))]),
    /** Variables whose value is written where they are declared. */
    constants: found(({ id, init }) => (isConstant(init) ? nameOf(id) : [])),
    /** Interfaces and classes of declarations, which users can extend. */
    interfaces: isTypes
      ? found(({ id, type }) =>
          /^(?:TSInterface|Class)Declaration$/.test(type) ? originalName(nameOf(id)) : [],
        )
      : [],
    types: isTypes ? found(typeOf) : [],
    /** `.env.NAME`, also of a `process` that is imported under another name. */
    env: found((node) => pathOf(node).match(/\.env\.\w+$/) ?? []),
    hasState: !isTypes && hasState(source),
    files: found((node) => textOf(node).split(/[/\\]/).at(-1) ?? []),
    /** Of a stylesheet: its length without white space. */
    compact: 0,
    ...factsOf(source, { ...exported, imports }),
  };
}

/** What a stylesheet says. */
export function readStyles(text: string): Code {
  return { ...readCode('', ''), format: 'css', ...cssFacts(text) };
}

/** What a file exports, by its format. */
function exportsOf({ all, format, isModule, names, program, text, top }: Source) {
  const { free, refersTo } = names;
  const isGlobal = format === 'umd' || format === 'script';
  const own = isModule
    ? moduleExports(program)
    : assignedExports(top, refersTo, isGlobal);
  // Without `exports` of its own, the lexer would find those of modules in a bundle.
  const isOwn = (node: AnyNode) =>
    free.has(node) && /^(?:module|exports)$/.test(nameOf(node));
  const lexed = lexCommonJs(format === 'cjs' && top.nodes.some(isOwn) ? text : '');
  const foreign = foreignNames(all, free);
  const importable = lexed.exports.filter((one) => !foreign.has(one));
  const found = new Set([...own.names, ...importable]);
  for (const one of ['', '__esModule', 'module.exports', 'prototype']) found.delete(one);
  // Not in a module of a bundle, which the lexer cannot tell from the file itself.
  const isLoaded = (specifier: string) =>
    top.nodes.some((node) => requiredBy(node) === specifier);
  return {
    ...own,
    names: [...found],
    importable,
    isLooped: format === 'cjs' && top.nodes.some(({ type }) => type === 'ForInStatement'),
    isValue: isGlobal
      ? own.global !== '' && [...found].every((one) => one === 'noConflict')
      : own.isValue,
    stars: [
      ...(format === 'umd' ? [] : [...own.stars, ...lexed.reexports.filter(isLoaded)]),
      ...(format === 'cjs' ? passedOn(top, all) : []),
    ],
  };
}

/**
 * Properties that no statement gives to the file's own `exports`: those of a variable of that name,
 * or only compared, which the lexer takes for assigned.
 */
function foreignNames(all: readonly AnyNode[], free: ReadonlySet<unknown>) {
  const isExports = (node: AnyNode) => /^(?:module\.)?exports\.[^.]+$/.test(pathOf(node));
  const assigned = all.flatMap(({ left }) => {
    if (!isNode(left) || !isExports(left)) return [];
    return allIn(left).some((one) => free.has(one)) ? propertyOf(left) : [];
  });
  const used = new Set(all.filter(isExports).map(propertyOf));
  for (const one of assigned) used.delete(one);
  return used;
}

/** Gives the path that a node loads, also with `const load = createRequire(import.meta.url)`. */
function sourceReader({ all, names: { refersTo } }: Source) {
  const requirers = all.flatMap(({ id, init }) =>
    nameOf(id) && isNode(init) && nodes(init.arguments).some(isAddress)
      ? refersTo(id)
      : [],
  );
  return (node: AnyNode) =>
    requirers.includes(refersTo(node.callee))
      ? stringOf(nodes(node.arguments)[0])
      : sourceOf(node);
}

/** The path or package that a node loads, also that of `new URL(path, import.meta.url)`. */
function sourceOf(node: AnyNode): string {
  if (/^(?:Import|Export)/.test(node.type)) return stringOf(node.source);
  if (/^TSImportType|^TSExternalModule/.test(node.type))
    return nameOf(node.argument ?? node.expression);
  const [path, base] = nodes(node.arguments);
  if (nameOf(node.callee) === 'URL' && propertyOf(base) === 'url') return stringOf(path);
  return requiredBy(node);
}

/** The paths and packages of `/// <reference path="…" />` and `types`. */
function referencesIn({ comments }: Source): string[] {
  return comments.map(({ value }) => {
    const [, kind, path = ''] =
      /^\/\s*<reference (types|path)="([^"]+)"/.exec(value) ?? [];
    return kind === 'path' ? path.replace(/^(?!\.)/, './') : path;
  });
}

/**
 * Whether a file has what two copies of it would not share: errors and other derived
 * classes, symbols, contexts, new objects, and variables that a function changes.
 */
function hasState({ all, top }: Source): boolean {
  const early = new Set(top.nodes);
  const written = all
    .filter((node) => /^(?:Assignment|Update)E/.test(node.type) && !early.has(node))
    .flatMap(({ argument, left }) => pathOf(left ?? argument).split('.'));
  return top.nodes.some(
    ({ callee, id, superClass, type }) =>
      isNode(superClass) ||
      type === 'NewExpression' ||
      /^Symbol$|\bcreateContext$/.test(pathOf(callee)) ||
      (type === 'VariableDeclarator' && written.includes(nameOf(id))),
  );
}

/** The name that a type refers to, after `typeof` if it is that of a value. */
function typeOf({ exprName, typeName }: AnyNode): string[] {
  if (isNode(exprName)) return [`typeof ${lastNameIn(exprName)}`];
  return isNode(typeName) ? [lastNameIn(typeName)] : [];
}

/** `name` of `name`, `space.name` and `import('package').name`. */
function lastNameIn(node: AnyNode): string {
  const [last] = [node.right, node.qualifier].filter(isNode);
  return last ? lastNameIn(last) : originalName(nameOf(node));
}

const isAddress = (node: AnyNode) => pathOf(node) === 'import.meta.url';

/** A directive, or what says that the module was written as an ES module. */
const isMark = ({ directive, expression }: AnyNode) =>
  Boolean(directive) ||
  (isNode(expression) && namesDefined(expression).includes('__esModule'));

/** Whether an initial value has nothing that runs. */
const isConstant = (init: unknown) =>
  isNode(init) &&
  allIn(init).every(({ type }) =>
    /^(?:\w*Literal|Unary|Template|Array|Obj|Prop|Ident)/.test(type),
  );
