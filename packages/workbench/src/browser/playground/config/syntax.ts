import type { SyntaxNode, Tree } from '@lezer/common';
import { parser } from '@lezer/javascript';

const typescript = parser.configure({ dialect: 'ts' });

/** Where a parser met what it did not expect first; undefined if it did not. */
export function firstErrorIn(tree: Tree): number | undefined {
  const places: number[] = [];
  tree.iterate({ enter: ({ type, from }) => void (type.isError && places.push(from)) });
  return places[0];
}

/** An option of the first item of `lib`, or of `output`. */
export type Place = readonly [section: 'lib' | 'output', option: string];

export const parseConfig = (text: string) => typescript.parse(text);

/** The object that a configuration file exports; undefined if it is not written there. */
export function configObject(text: string): SyntaxNode | undefined {
  const exported = parseConfig(text)
    .topNode.getChildren('ExportDeclaration')
    .find((node) => node.getChild('default'));
  const cursor = exported?.cursor();
  while (exported && cursor?.next() && cursor.from < exported.to)
    if (cursor.name === 'ObjectExpression') return cursor.node;
  return undefined;
}

/** The name of a property; empty if it is computed, or a spread. */
export function keyOf({ firstChild }: SyntaxNode, text: string): string {
  if (!firstChild || !/^(?:PropertyDefinition|String)$/.test(firstChild.name)) return '';
  return text.slice(firstChild.from, firstChild.to).replace(/^['"]|['"]$/g, '');
}

function propertyOf(object: SyntaxNode, name: string, text: string) {
  return object.getChildren('Property').find((one) => keyOf(one, text) === name);
}

/** The object with the options of a section; undefined if there is none. */
function optionsOf(config: SyntaxNode, section: Place[0], text: string) {
  const value = propertyOf(config, section, text)?.lastChild;
  if (value?.name === 'ArrayExpression') return value.getChild('ObjectExpression');
  return value?.name === 'ObjectExpression' ? value : undefined;
}

/** How many objects there are in `lib`; undefined if the configuration cannot be read. */
export function countLibs(text: string): number | undefined {
  const config = configObject(text);
  const lib = config && propertyOf(config, 'lib', text)?.lastChild;
  if (!lib) return config && 0;
  if (lib.name === 'ArrayExpression') return lib.getChildren('ObjectExpression').length;
  return undefined;
}

/** The source text of an option's value; undefined if it is not there. */
export function readOption(text: string, [section, option]: Place): string | undefined {
  const config = configObject(text);
  const options = config && optionsOf(config, section, text);
  const value = options && propertyOf(options, option, text)?.lastChild;
  return value ? text.slice(value.from, value.to) : undefined;
}

/**
 * The text with an option set to a value, which is source text; undefined removes it. The rest of
 * the text stays as it is. Text without a configuration is returned unchanged.
 */
export function writeOption(text: string, [section, option]: Place, value?: string) {
  const config = configObject(text);
  const options = config && optionsOf(config, section, text);
  const property = options && propertyOf(options, option, text);
  if (value === undefined) return property ? remove(text, property) : text;
  if (property?.lastChild) return replace(text, property.lastChild, value);
  const written = `${option}: ${value}`;
  if (!config) return text;
  if (options) return insert(text, options, written, false);
  const current = propertyOf(config, section, text)?.lastChild;
  const added = section === 'lib' ? `[{ ${written} }]` : `{ ${written} }`;
  if (!current) return insert(text, config, `${section}: ${added}`, true);
  return current.name === 'ArrayExpression' ? replace(text, current, added) : text;
}

function replace(text: string, { from, to }: SyntaxNode, value: string): string {
  return text.slice(0, from) + value + text.slice(to);
}

/** Adds a property at the end of an object, on a line of its own if the object has several. */
function insert(text: string, object: SyntaxNode, property: string, isTop: boolean) {
  const last = object.getChildren('Property').at(-1);
  const [indent = ''] =
    /^ */.exec(text.slice(0, object.from).split('\n').at(-1) ?? '') ?? [];
  const own = isTop ? `\n${indent}  ${property},\n${indent}` : ` ${property} `;
  if (!last) return replace(text, object, `{${own}}`);
  const hasLines = text.slice(object.from, object.to).includes('\n');
  const separator = hasLines ? `,\n${indent}  ` : ', ';
  return text.slice(0, last.to) + separator + property + text.slice(last.to);
}

/** Removes a property with its comma and the space before it. */
function remove(text: string, { from, to, prevSibling, nextSibling }: SyntaxNode) {
  const hasComma = nextSibling?.name === ',';
  const isLast = !hasComma && prevSibling?.name === ',';
  const start = isLast ? prevSibling.from : (prevSibling?.to ?? from);
  return text.slice(0, start) + text.slice(hasComma ? nextSibling.to : to);
}
