import { readFileSync } from 'node:fs';
import { type AnyNode, isNode, nameOf, nodes, parse } from '../tool/syntax.ts';

/**
 * The syntax tree of a JSON file, which may have comments, so that what is in it has lines. Throws
 * an error for the reader.
 */
export function readJson(file: string): AnyNode | undefined {
  try {
    const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
    const [statement] = nodes(parse('json.cjs', `(${text}\n)`).program.body);
    return isNode(statement?.expression) ? statement.expression : undefined;
  } catch (error) {
    throw new Error(`${file} is not valid: ${error}`, { cause: error });
  }
}

/** The names and values of an object; none of anything else. */
export function entriesOf(node: unknown): (readonly [name: string, value: AnyNode])[] {
  const properties = isNode(node) ? nodes(node.properties) : [];
  return properties.flatMap(({ key, value }) =>
    isNode(value) ? [[nameOf(key), value] as const] : [],
  );
}

/** The value of a property of an object; `undefined` if there is none. */
export const valueAt = (node: unknown, name: string): unknown =>
  entriesOf(node).find(([key]) => key === name)?.[1];
