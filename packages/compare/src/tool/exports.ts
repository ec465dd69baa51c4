import { parse as lexCommonJs } from 'cjs-module-lexer';
import { isFunction, type Source } from './source.ts';
import {
  type AnyNode,
  allIn,
  bindings,
  isNode,
  nameOf,
  nodes,
  pathOf,
  propertyOf,
  requiredBy,
  stringOf,
} from './syntax.ts';

/** What a file exports, by its format; `stars` are the files that it passes everything on of. */
export function exportsOf(source: Source) {
  const { all, format, isModule, names, program, text, top } = source;
  const isGlobal = format === 'umd' || format === 'script';
  const own = isModule ? moduleExports(program) : assignedExports(source, isGlobal);
  // Without `exports` of its own, the lexer would find those of modules in a bundle.
  const isOwn = (node: AnyNode) =>
    names.free.has(node) && /^(?:module|exports)$/.test(nameOf(node));
  const isLexed = format === 'umd' || (format === 'cjs' && top.nodes.some(isOwn));
  const lexed = lexCommonJs(isLexed ? text : '');
  // In UMD, `exports` is a parameter.
  const foreign = format === 'umd' ? new Set() : foreignNames(source);
  const importable = lexed.exports.filter((one) => !foreign.has(one));
  const found = new Set([...own.names, ...(isGlobal ? [] : importable)]);
  for (const one of ['', '__esModule', 'module.exports', 'prototype']) found.delete(one);
  // Not in a module of a bundle, which the lexer cannot tell from the file itself.
  const isLoaded = (path: string) => top.nodes.some((node) => requiredBy(node) === path);
  const isLooped =
    format === 'cjs' && top.nodes.some(({ type }) => type === 'ForInStatement');
  return {
    ...own,
    names: [...found],
    /** Exports of CommonJS and UMD that an `import` in Node.js finds by their names. */
    importable,
    /** Names that a loop may pass on: its own, and those that helpers define. */
    passed: isLooped ? [...found, ...all.flatMap(namesDefined)] : [],
    isValue: isGlobal
      ? own.global !== '' && [...found].every((one) => one === 'noConflict')
      : own.isValue,
    stars: [
      ...(format === 'umd' ? [] : [...own.stars, ...lexed.reexports.filter(isLoaded)]),
      ...(format === 'cjs' ? passedOn(source) : []),
    ],
  };
}

/**
 * Properties that no statement gives to the file's own `exports`: those of a variable of that name,
 * or only compared, which the lexer takes for assigned.
 */
function foreignNames({ all, names: { free } }: Source): ReadonlySet<string> {
  const isExports = (node: AnyNode) => /^(?:module\.)?exports\.[^.]+$/.test(pathOf(node));
  const isFree = (node: AnyNode) => allIn(node).some((one) => free.has(one));
  const used = new Set(all.filter(isExports).map(propertyOf));
  for (const { left } of all)
    if (isNode(left) && isExports(left) && isFree(left)) used.delete(propertyOf(left));
  return used;
}

/** The exports of an ES module or of declarations. */
function moduleExports(program: AnyNode) {
  const body = nodes(program.body);
  const all = body.filter(({ type }) => type === 'ExportAllDeclaration');
  const locals = body.flatMap(({ declaration, exported, specifiers, type }) => {
    const one = type === 'ExportDefaultDeclaration' ? 'default' : nameOf(exported);
    return [
      ['', one] as const,
      ...bindings(declaration).map((name) => [name, one || name] as const),
      ...nodes(specifiers).map((it) => [nameOf(it.local), nameOf(it.exported)] as const),
    ];
  });
  return {
    global: '',
    locals,
    names: locals.map(([, name]) => name),
    stars: all.flatMap(({ exported, source }) => (exported ? [] : nameOf(source))),
    isValue: body.some(({ type }) => type === 'TSExportAssignment'),
  };
}

/**
 * The exports of UMD and scripts, and what a bundler's runtime defines in CommonJS: getters that a
 * helper gets, `define(target, { name: () => value })`, and properties of `receivers`.
 */
function assignedExports({ names: { refersTo }, top }: Source, isGlobal: boolean) {
  const { nodes: all, parameters, receivers } = top;
  const stars: string[] = [];
  // `var exports = root.name = {}`, to which Rollup's `noConflict` adds a function.
  const made = all.flatMap(({ id, init }) => {
    const target = isNode(init) && isNode(init.left) && init.left.object;
    return target && parameters.has(nameOf(target)) ? nodes([id]) : [];
  });
  // In CommonJS, functions that receive an object make enums.
  const received = new Set(isGlobal ? [...receivers, ...made].map(refersTo) : []);
  const objects = new Set<unknown>(['exports', ...received]);
  // What one of them replaces: `exports = exports.default`.
  const isReplaced = ({ left, right }: AnyNode) =>
    isNode(right) && refersTo(right.object) === refersTo(left);
  const replaced = new Set(all.filter(isReplaced).map(({ left }) => refersTo(left)));
  const defined = all
    .filter(({ type }) => type === 'CallExpression')
    .map((call) => {
      const [one] = nodes(call.arguments);
      return { target: refersTo(one) || propertyOf(one), found: namesDefined(call) };
    })
    .filter(({ target }) => !replaced.has(target));
  let isValue = false;
  for (const { type, left, right, argument } of all) {
    const value = type === 'ReturnStatement' ? argument : right;
    if (!/^(?:Return|Assignment)/.test(type) || !isNode(value)) continue;
    const last = nodes(value.expressions).at(-1);
    const ids = [last ?? value, ...nodes(value.arguments)].map(refersTo);
    for (const id of ids) objects.add(id);
    if (pathOf(left) !== 'module.exports') continue;
    const path = requiredBy(value);
    if (path !== '') stars.push(path);
    else if (value.type !== 'ObjectExpression')
      isValue ||= !defined.some(({ target, found }) => found[0] && ids.includes(target));
  }
  const filled = defined.filter(({ target }) => target && objects.has(target));
  const names = [
    ...all.flatMap(({ left }) =>
      isNode(left) && received.has(refersTo(left.object)) ? propertyOf(left) : [],
    ),
    ...filled.flatMap(({ found }) => found),
    ...(isGlobal ? top.factories.flatMap(resultNames) : []),
  ];
  const targets = new Set(filled.map(({ target }) => target));
  const global = isGlobal ? globalNameOf(top, (node) => targets.has(refersTo(node))) : '';
  return { names, stars, isValue, global, locals: [] };
}

/** The names of the object that a function returns, also through a function that it calls. */
function resultNames(fn: AnyNode): string[] {
  const returned = nodes(isNode(fn.body) ? fn.body.body : []).find(
    ({ type }) => type === 'ReturnStatement',
  );
  const result = returned ? returned.argument : fn.body;
  if (!isNode(result)) return [];
  if (isFunction(result.callee)) return resultNames(result.callee);
  const isObject = result.type === 'ObjectExpression';
  return isObject ? nodes(result.properties).map(({ key }) => nameOf(key)) : [];
}

/**
 * The files that an unbundled module of Rslib passes everything on of, one name after another:
 * `for (key in variable)`, whose variable has a module that only loads the file.
 */
function passedOn({ all, top }: Source): string[] {
  const loops = top.nodes.filter(({ type }) => type === 'ForInStatement');
  const looped = loops.map(({ right }) => nameOf(right));
  const modules = top.nodes
    .filter(({ id }) => looped.includes(nameOf(id)))
    .flatMap(({ init }) => (isNode(init) ? nodes(init.arguments).map(nameOf) : []));
  return all
    .filter(({ type, key }) => type === 'Property' && modules.includes(nameOf(key)))
    .flatMap((one) => allIn(one))
    .filter(({ left }) => propertyOf(left) === 'exports')
    .map(({ right }) => requiredBy(right))
    .filter((path) => path !== '');
}

/**
 * The names in `define(target, { a: () => a }, { b })`, in `define(target, ['a', () => a, 'b', 0, b])`
 * and in `Object.defineProperty(target, 'a', …)`.
 */
export function namesDefined(call: AnyNode): string[] {
  const [, ...objects] = nodes(call.arguments);
  if (propertyOf(call.callee) === 'defineProperty') return [stringOf(objects[0])];
  return objects.flatMap(({ elements, properties }, at) => [
    ...nodes(properties)
      // The second object has values instead of getters.
      .filter(({ value }) => at > 0 || (isFunction(value) && !nodes(value.params)[0]))
      .map(({ key }) => nameOf(key)),
    ...nodes(elements)
      .filter((_, at, all) => all[at + 1]?.value === 0 || isFunction(all[at + 1]))
      .map(nameOf),
  ]);
}

/**
 * The global that UMD or a script defines, such as `Company.library`: the property of `window`,
 * `this` or a parameter that gets a result, or a variable that does. Empty if there is none.
 */
function globalNameOf(top: Source['top'], isFilled: (node: unknown) => boolean): string {
  const given = ['window', 'self', 'global', 'globalThis'];
  const roots = new Set([...given, ...top.parameters]);
  // Also `(root.Company = {}).library = …`, and `self.library = e`, which is minified.
  const isSet = ({ left, right }: AnyNode) => {
    const object = isNode(left) ? left.object : undefined;
    if (given.includes(nameOf(object)) && isFilled(right)) return true;
    return isResult(right) || (isNode(object) && object.type === 'AssignmentExpression');
  };
  const paths = top.nodes
    .filter(isSet)
    .map(({ left }) => (propertyOf(left) && isNode(left) ? allIn(left) : []))
    .filter((inside) =>
      inside.some((one) => one.type === 'ThisExpression' || roots.has(nameOf(one))),
    )
    // Also of `(root.Company = root.Company || {}).library`; the outermost name comes first.
    .map((inside) =>
      [...new Set(inside.map(propertyOf).filter(Boolean))].reverse().join('.'),
    );
  const variable = nodes(top.nodes[0]?.body)
    .flatMap(({ declarations }) => nodes(declarations))
    .find(({ init }) => init === null || isResult(init));
  // The wrapper comes first; what the library itself assigns to its parameters, after it.
  const inner = paths.filter((one) => one.startsWith(`${paths[0]}.`));
  return inner.at(-1) ?? paths[0] ?? nameOf(variable?.id);
}

/** Whether bundlers assign it: the result of a call, or an object to fill. */
function isResult(node: unknown): boolean {
  if (!isNode(node)) return false;
  return /^(?:Call|Object)Exp/.test(node.type) || isResult(node.right);
}
