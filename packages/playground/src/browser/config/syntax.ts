import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/javascript';

const typescript = parser.configure({ dialect: 'ts' });

/** Steps into a configuration: names of fields, and `0` for the first item of an array. */
export type OptionPath = readonly (string | 0)[];

/** The object that a configuration file exports; undefined if it is not written there. */
function configObject(text: string): SyntaxNode | undefined {
  const top = typescript.parse(text).topNode;
  const exported = top
    .getChildren('ExportDeclaration')
    .find((node) => node.getChild('default'));
  const cursor = exported?.cursor();
  while (exported && cursor?.next() && cursor.from < exported.to)
    if (cursor.name === 'ObjectExpression') return cursor.node;
  return undefined;
}

function propertyOf(object: SyntaxNode, name: string, text: string) {
  return object.getChildren('Property').find(({ firstChild }) => {
    const key = firstChild && text.slice(firstChild.from, firstChild.to);
    return key?.replace(/^['"]|['"]$/g, '') === name;
  });
}

function itemsOf(array: SyntaxNode): SyntaxNode[] {
  return array.name === 'ArrayExpression' ? array.getChildren('ObjectExpression') : [];
}

/** How many objects there are in `lib`; undefined if the configuration cannot be read. */
export function countLibs(text: string): number | undefined {
  const object = configObject(text);
  if (!object) return undefined;
  const lib = propertyOf(object, 'lib', text)?.lastChild;
  if (!lib) return 0;
  return lib.name === 'ArrayExpression' ? itemsOf(lib).length : undefined;
}

/** The source text of an option's value; undefined if it is not there. */
export function readOption(text: string, path: OptionPath): string | undefined {
  let node = configObject(text);
  for (const step of path) {
    if (!node) return undefined;
    node =
      step === 0
        ? itemsOf(node)[0]
        : (propertyOf(node, step, text)?.lastChild ?? undefined);
  }
  return node && text.slice(node.from, node.to);
}

/**
 * The text with an option set to a value, which is source text; undefined removes it. The rest of
 * the text stays as it is. Text without a configuration is returned unchanged.
 */
export function writeOption(
  text: string,
  path: OptionPath,
  value: string | undefined,
): string {
  const object = configObject(text);
  return object ? writeInto(text, object, path, value) : text;
}

function writeInto(
  text: string,
  object: SyntaxNode,
  [name = '', ...rest]: OptionPath,
  value: string | undefined,
): string {
  const property = propertyOf(object, String(name), text);
  const current = property?.lastChild;
  if (!property || !current)
    return value === undefined
      ? text
      : insert(text, object, `${name}: ${nest(rest, value)}`);
  const isArray = rest[0] === 0;
  const inner = isArray ? itemsOf(current)[0] : current;
  if (rest.length > 0 && inner?.name === 'ObjectExpression')
    return writeInto(text, inner, isArray ? rest.slice(1) : rest, value);
  if (rest.length > 0) {
    if (value === undefined || !isArray) return text;
    return replace(text, current, nest(rest, value));
  }
  return value === undefined ? remove(text, property) : replace(text, current, value);
}

function nest(path: OptionPath, value: string): string {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  return step === 0 ? `[${nest(rest, value)}]` : `{ ${step}: ${nest(rest, value)} }`;
}

function replace(text: string, { from, to }: SyntaxNode, value: string): string {
  return text.slice(0, from) + value + text.slice(to);
}

/** Adds a property at the end of an object, on a line of its own if the object has several. */
function insert(text: string, object: SyntaxNode, property: string): string {
  const last = object.getChildren('Property').at(-1);
  const start = text.lastIndexOf('\n', object.from) + 1;
  const indent = /^\s*/.exec(text.slice(start, object.from + 1))?.[0] ?? '';
  if (!last) {
    const isTop = configObject(text)?.from === object.from;
    const inside = isTop ? `\n${indent}  ${property},\n${indent}` : ` ${property} `;
    return replace(text, object, `{${inside}}`);
  }
  const hasLines = text.slice(object.from, object.to).includes('\n');
  const separator = hasLines ? `,\n${indent}  ` : ', ';
  return text.slice(0, last.to) + separator + property + text.slice(last.to);
}

/** Removes a property with its comma, and the line if it was alone on it. */
function remove(text: string, { from, to }: SyntaxNode): string {
  const before = text.slice(0, from);
  const after = text.slice(to);
  if (/\n[ \t]*$/.test(before) && /^,?[ \t]*\n/.test(after))
    return before.replace(/\n[ \t]*$/, '') + after.replace(/^,?[ \t]*/, '');
  if (/^\s*,/.test(after)) return before + after.replace(/^\s*, */, '');
  return before.replace(/,\s*$/, '') + after;
}
