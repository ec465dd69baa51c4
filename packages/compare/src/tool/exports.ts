import {
  type AnyNode,
  allIn,
  bindings,
  childrenOf,
  isNode,
  nameOf,
  nodes,
  pathOf,
  propertyOf,
  type readNames,
  requiredBy,
  stringOf,
} from './syntax.ts';

/** What a name refers to: a variable, or its text if the file declares none. */
type RefersTo = ReturnType<typeof readNames>['refersTo'];

/** What runs when a file is loaded, and the parameters of the functions in which it runs. */
export type TopLevel = ReturnType<typeof topLevel>;

/**
 * Lists the nodes that run when a program is loaded: at the top level, in functions that are called
 * where they are written, and in functions that such a call is given, such as UMD's factory.
 */
export function topLevel(program: AnyNode) {
  const found: AnyNode[] = [];
  const parameters = new Set<string>();
  /** What the exports are called in the wrapper. */
  const receivers: AnyNode[] = [];
  /** The functions that a wrapper is given. */
  const factories: AnyNode[] = [];
  let depth = 0;
  const enter = (fn: AnyNode, receives: boolean): void => {
    const all = nodes(fn.params);
    for (const one of all) parameters.add(nameOf(one));
    // Not in the wrapper, where such functions make enums.
    if (receives && depth === 0) receivers.push(...all.slice(0, 1));
    depth += 1;
    if (isNode(fn.body)) visit(fn.body);
    depth -= 1;
  };
  const visit = (node: AnyNode): void => {
    found.push(node);
    const args = nodes(node.arguments);
    const { callee } = node;
    // Also of `(function () {}).call(this)`.
    const called = [callee, isNode(callee) && callee.object].find(isFunction);
    const givesObject = /^(?:Object|Assignment)Expression$/.test(args[0]?.type ?? '');
    if (called) enter(called, givesObject);
    for (const child of childrenOf(node)) {
      if (!isFunction(child)) visit(child);
      else if (called && args.includes(child)) {
        if (depth === 0) factories.push(child);
        enter(child, true);
      }
    }
  };
  visit(program);
  return { nodes: found, parameters, receivers, factories };
}

export function isFunction(node: unknown): node is AnyNode {
  return isNode(node) && /Function(?:Expression|Declaration)$/.test(node.type);
}

/** The exports of an ES module or of declarations; `stars` are what it passes everything on of. */
export function moduleExports(program: AnyNode) {
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
export function assignedExports(top: TopLevel, refersTo: RefersTo, isGlobal: boolean) {
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
  const global = isGlobal ? globalNameOf(top, filled, refersTo) : '';
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
export function passedOn({ nodes: top }: TopLevel, all: readonly AnyNode[]): string[] {
  const loops = top.filter(({ type }) => type === 'ForInStatement');
  const looped = loops.map(({ right }) => nameOf(right));
  const modules = top
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
      .filter(({ value }) => at > 0 || isGetter(value))
      .map(({ key }) => nameOf(key)),
    ...nodes(elements)
      .filter((_, at, all) => all[at + 1]?.value === 0 || isFunction(all[at + 1]))
      .map(nameOf),
  ]);
}

const isGetter = (value: unknown) =>
  isFunction(value) && nodes(value.params).length === 0;

/**
 * The global that UMD or a script defines, such as `Company.library`: the property of `window`,
 * `this` or a parameter that gets a result, or a variable that does. Empty if there is none.
 */
function globalNameOf(
  { nodes: all, parameters }: TopLevel,
  filled: readonly { readonly target: unknown }[],
  refersTo: RefersTo,
): string {
  const given = ['window', 'self', 'global', 'globalThis'];
  const roots = new Set([...given, ...parameters]);
  const objects = new Set(filled.map(({ target }) => target));
  // Also `(root.Company = {}).library = …`, and `self.library = e`, which is minified.
  const isSet = ({ left, right }: AnyNode) => {
    const object = isNode(left) ? left.object : undefined;
    if (given.includes(nameOf(object)) && objects.has(refersTo(right))) return true;
    return isResult(right) || (isNode(object) && object.type === 'AssignmentExpression');
  };
  const paths = all
    .filter(isSet)
    .map(({ left }) => (propertyOf(left) && isNode(left) ? allIn(left) : []))
    .filter((inside) =>
      inside.some((one) => one.type === 'ThisExpression' || roots.has(nameOf(one))),
    )
    // Also of `(root.Company = root.Company || {}).library`; the outermost name comes first.
    .map((inside) =>
      [...new Set(inside.map(propertyOf).filter(Boolean))].reverse().join('.'),
    );
  const variable = nodes(all[0]?.body)
    .flatMap(({ declarations }) => nodes(declarations))
    .find(({ init }) => init === null || isResult(init));
  // The wrapper comes first; what the library itself assigns to its parameters, after it.
  const inner = paths.filter((one) => one.startsWith(`${paths[0]}.`));
  return inner.at(-1) ?? paths[0] ?? nameOf(variable?.id);
}

/** Whether bundlers assign it: the result of a call, or an object to fill. */
function isResult(node: unknown): boolean {
  if (!isNode(node)) return false;
  return /^(?:Call|Logical|Object)Exp/.test(node.type) || isResult(node.right);
}
