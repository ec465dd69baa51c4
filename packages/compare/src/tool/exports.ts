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
  const { all, format, isModule, program, top } = source;
  if (isModule) return { ...moduleExports(program), importable: [], passed: [] };
  const isGlobal = format === 'umd' || format === 'script';
  const own = assignedExports(source, isGlobal);
  const { exports, reexports } = lexed(source);
  const isLooped =
    format === 'cjs' && top.nodes.some(({ type }) => type === 'ForInStatement');
  const found = new Set([...own.names, ...(isGlobal ? [] : exports)]);
  for (const one of ['', '__esModule', 'module.exports', 'prototype']) found.delete(one);
  return {
    global: own.global,
    locals: [],
    names: [...found],
    /** Exports of CommonJS and UMD that an `import` in Node.js finds by their names. */
    importable: exports,
    /** Names that a loop may pass on: those that helpers define. */
    passed: isLooped ? all.flatMap(namesDefined) : [],
    isValue: isGlobal ? own.global !== '' && found.size === 0 : own.isValue,
    stars: [...reexports, ...(format === 'cjs' ? passedOn(source) : [])],
  };
}

/**
 * What Node.js finds in CommonJS and UMD without running it. In CommonJS, parameters and variables
 * that are called `module` or `exports` belong to modules of a bundle; in UMD, to its wrapper.
 */
function lexed({ all, format, names: { refersTo }, text }: Source) {
  if (format === 'umd') return { ...lexCommonJs(text), reexports: [] };
  if (format !== 'cjs') return { exports: [], reexports: [] };
  const declared = all.filter((node) => typeof refersTo(node) !== 'string');
  const foreign = new Set(declared.map(({ start }) => start));
  return lexCommonJs(
    text.replace(/\b(?:module|exports)\b/g, (name, at: number) =>
      foreign.has(at) ? '_'.repeat(name.length) : name,
    ),
  );
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
    names: [...new Set(locals.map(([, name]) => name))].filter(Boolean),
    stars: all.flatMap(({ exported, source }) => (exported ? [] : nameOf(source))),
    isValue: body.some(({ type }) => type === 'TSExportAssignment'),
  };
}

/**
 * The exports of UMD and scripts, and what a bundler's runtime defines in CommonJS: getters that a
 * helper gets, `define(target, { name: () => value })`, and properties of `receivers`.
 */
function assignedExports({ names: { refersTo }, top }: Source, isGlobal: boolean) {
  // In CommonJS, functions that receive an object make enums.
  const received = new Set(isGlobal ? top.receivers.map(refersTo) : []);
  const given = new Set<unknown>(['exports', ...received]);
  // What one of them replaces: `exports = exports.default`.
  const isReplaced = ({ left, right }: AnyNode) =>
    isNode(right) && refersTo(right.object) === refersTo(left);
  const replaced = new Set(
    top.nodes.filter(isReplaced).map(({ left }) => refersTo(left)),
  );
  const values: unknown[] = [];
  for (const { type, left, right, argument } of top.nodes) {
    const value = type === 'ReturnStatement' ? argument : right;
    if (!/^(?:Return|Assignment)/.test(type) || !isNode(value)) continue;
    const last = nodes(value.expressions).at(-1);
    const ids = [last ?? value, ...nodes(value.arguments)].map(refersTo);
    for (const id of ids) given.add(id);
    const isObject = requiredBy(value) !== '' || value.type === 'ObjectExpression';
    if (pathOf(left) === 'module.exports' && !isObject) values.push(ids);
  }
  const filled = new Set<unknown>();
  const names = isGlobal ? top.factories.flatMap(resultNames) : [];
  for (const node of top.nodes) {
    const [one] = nodes(node.arguments);
    const target = refersTo(one) || propertyOf(one);
    const found = namesDefined(node);
    if (target && found.length > 0 && given.has(target) && !replaced.has(target)) {
      filled.add(target);
      names.push(...found);
    }
    if (isNode(node.left) && received.has(refersTo(node.left.object)))
      names.push(propertyOf(node.left));
  }
  const isFilled = (node: unknown) => filled.has(refersTo(node));
  return {
    names,
    isValue: values.some((ids) => ![ids].flat().some((id) => filled.has(id))),
    global: isGlobal ? globalNameOf(top, isFilled) : '',
  };
}

/** The names of the object that a function returns, also through a function that it calls. */
function resultNames(fn: AnyNode): string[] {
  const body = nodes(Object(fn.body).body);
  const returned = body.find(({ type }) => type === 'ReturnStatement');
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
    .flatMap(({ init }) => nodes(Object(init).arguments).map(nameOf));
  return all
    .filter(({ key, type }) => type === 'Property' && modules.includes(nameOf(key)))
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
  if (call.type !== 'CallExpression') return [];
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
  const roots = new Set(['', ...given, ...top.parameters]);
  // Also `(root.Company = {}).library = …`, and `self.library = e`, which is minified.
  const isSet = ({ left, right }: AnyNode) => {
    const { object } = Object(left);
    if (given.includes(nameOf(object)) && isFilled(right)) return true;
    return isResult(right) || object?.type === 'AssignmentExpression';
  };
  const paths = top.nodes
    .filter(isSet)
    .map(({ left }) => pathOf(left).split('.'))
    .filter(([root = '', name]) => name && roots.has(root))
    .map(([, ...names]) => names.join('.'));
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
