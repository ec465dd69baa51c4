import { type AnyNode, childrenOf, isFunction, isNode, nameOf, nodes } from './syntax.ts';

/** What runs when a file is loaded, and the parameters of the functions in which it runs. */
export type TopLevel = ReturnType<typeof topLevel>;

/**
 * Lists the nodes that run when a program is loaded: at the top level, in functions that are called
 * where they are written, and in functions that such a call is given, such as UMD's factory.
 */
export function topLevel(program: AnyNode) {
  const found: AnyNode[] = [];
  const parameters = new Set<string>();
  /** First parameters that may get an empty object for the exports. */
  const receivers = new Set<string>();
  const enter = (fn: AnyNode, receives: boolean): void => {
    const names = nodes(fn.params).map(nameOf);
    for (const name of names) parameters.add(name);
    if (receives && names[0]) receivers.add(names[0]);
    if (isNode(fn.body)) visit(fn.body);
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
      else if (called && args.includes(child)) enter(child, true);
    }
  };
  visit(program);
  return { nodes: found, parameters, receivers };
}
