import type { Comment } from 'acorn';
import {
  type AnyNode,
  allIn,
  childrenOf,
  isNode,
  isTypesPath,
  nameOf,
  nodes,
  parse,
  pathOf,
  readNames,
  requiredBy,
} from './syntax.ts';

/** A script has neither `import` nor `exports`; what others load of it is a global. */
export type Format = 'esm' | 'cjs' | 'umd' | 'script' | 'types' | 'css';

/** A parsed file: its nodes, those that run when it is loaded, and what its names refer to. */
export interface Source {
  readonly text: string;
  readonly format: Format;
  readonly isModule: boolean;
  readonly comments: readonly Comment[];
  readonly program: AnyNode;
  readonly all: readonly AnyNode[];
  readonly top: ReturnType<typeof topLevel>;
  readonly names: ReturnType<typeof readNames>;
  /** Variables such as that of `const load = createRequire(import.meta.url)`. */
  readonly requirers: ReadonlySet<unknown>;
}

/** Parses JavaScript or declarations. Throws an error of the parser. */
export function readSource(path: string, text: string): Source {
  const { comments, isModule, program } = parse(path, text);
  const all = allIn(program);
  // A directive without a semicolon before the wrapper of UMD calls a text.
  if (all.some(({ callee }) => isNode(callee) && callee.type === 'Literal'))
    throw new TypeError('A text is called.');
  const top = topLevel(program);
  const names = readNames(program, isModule);
  const isOwn = (node: AnyNode) =>
    requiredBy(node) !== '' ||
    pathOf(node) === 'module.exports' ||
    (names.free.has(node) && nameOf(node) === 'exports');
  const formatOf = (): Format => {
    if (isTypesPath(path)) return 'types';
    if (isModule || path.endsWith('.mjs')) return 'esm';
    if (top.nodes.some((node) => pathOf(node) === 'define.amd')) return 'umd';
    return top.nodes.some(isOwn) || path.endsWith('.cjs') ? 'cjs' : 'script';
  };
  const isAddress = (node: AnyNode) => pathOf(node) === 'import.meta.url';
  const requirers = all.filter(
    ({ init }) => isNode(init) && nodes(init.arguments).some(isAddress),
  );
  return {
    ...{ text, format: formatOf(), isModule, comments, program, all, top, names },
    requirers: new Set(requirers.map(({ id }) => names.refersTo(id))),
  };
}

export function isFunction(node: unknown): node is AnyNode {
  return isNode(node) && /Function(?:Expression|Declaration)$/.test(node.type);
}

/**
 * Lists the nodes that run when a program is loaded: at the top level, in functions that are called
 * where they are written, and in functions that such a call is given, such as UMD's factory.
 */
function topLevel(program: AnyNode) {
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
