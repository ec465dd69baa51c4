import { isNode, nameOf, nodes, propertyOf } from './syntax.ts';
import type { TopLevel } from './top-level.ts';

/** What bundlers assign: the result of a call, an object to fill, or their `__exports__`. */
const result = /^(?:Call|Logical|Object)Expression$/;

/**
 * The global that UMD or a script defines, such as `Company.library`: the property of `window`,
 * `this` or a parameter that gets a result, or a variable that does. Empty if there is none.
 */
export function globalNameOf({ nodes: all, parameters }: TopLevel): string {
  const isRoot = (name: string) =>
    /^(?:window|self|global|globalThis)$/.test(name) || parameters.has(name);
  const pathOf = (node: unknown): string => {
    const name = propertyOf(node);
    if (!isNode(node) || !isNode(node.object) || name === '') return '';
    if (node.object.type === 'ThisExpression' || isRoot(nameOf(node.object))) return name;
    // `(root.Company = root.Company || {}).library`, and `(root = globalThis).library`
    if (isRoot(nameOf(node.object.left))) return name;
    const before = pathOf(node.object.left ?? node.object);
    return before === '' ? '' : `${before}.${name}`;
  };
  const isResult = (node: unknown): boolean =>
    isNode(node) &&
    (result.test(node.type) || nameOf(node).includes('exports') || isResult(node.right));
  const [properties, variables] = [
    all.filter(({ right }) => isResult(right)).map(({ left }) => pathOf(left)),
    all
      .flatMap(({ type, body }) => (type === 'Program' ? nodes(body) : []))
      .flatMap(({ declarations }) => nodes(declarations))
      .filter(({ init }) => init === null || isResult(init))
      .map(({ id }) => nameOf(id)),
  ];
  const longest = properties.sort((one, other) => other.length - one.length)[0];
  return longest || (variables[0] ?? '');
}
