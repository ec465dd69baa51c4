import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/json';
import { firstErrorIn } from '../config/syntax.ts';
import { placeAt } from '../output/messages.ts';
import fields from './manifest.json' with { type: 'json' };

/** What is said about a field of `package.json`. */
export interface Field {
  readonly en: string;
  readonly zh: string;
  readonly link?: string;
  /** JSON that it can have. */
  readonly values?: readonly string[];
}

/** The fields that matter when a package is built and published, in the order of most files. */
export const manifestFields: Readonly<Record<string, Field>> = fields;

/** The fields whose texts are files of the package. */
export const withPaths = ['exports', 'main', 'module', 'types', 'bin'];

const wordOf = (node: SyntaxNode | null | undefined, text: string) =>
  node ? text.slice(node.from, node.to).replace(/^"|"$/g, '') : '';

/** Where an offset in the text of `package.json` is. */
export function manifestPlace(text: string, position: number) {
  const tree = parser.parse(text);
  let node: SyntaxNode | null = tree.resolveInner(position, -1);
  const inner = node;
  const isName = node.name === 'PropertyName';
  let field = '';
  let depth = 0;
  for (; node; node = node.parent) {
    if (node.name === 'Property') field = wordOf(node.firstChild, text);
    if (node.name === 'Object') depth += 1;
  }
  const from = /^(?:String|PropertyName)$/.test(inner.name) ? inner.from : undefined;
  return { field, isName, depth, from, to: inner.to };
}

/**
 * Where a field of `package.json` is that names lead to, as far as there are such fields: at least the
 * first line.
 */
export function placeOfField(text: string, names: readonly string[]) {
  let value = parser.parse(text).topNode.firstChild;
  let from = 0;
  for (const name of names) {
    const fields = value?.getChildren('Property') ?? [];
    const field = fields.find(({ firstChild }) => wordOf(firstChild, text) === name);
    if (!field) break;
    from = field.from;
    value = field.lastChild;
  }
  return { path: 'package.json', ...placeAt(text, from) };
}

/**
 * The files that `package.json` names and that are neither written nor emitted, and between which offsets
 * it does. Patterns, and fields of other kinds, are left out; so is text that isn't JSON.
 */
export function missingFiles(text: string, isThere: (path: string) => boolean) {
  const found: { from: number; to: number; path: string }[] = [];
  parser.parse(text).iterate({
    enter: ({ name, from, to, node }) => {
      if (name !== 'String') return;
      const { field } = manifestPlace(text, to);
      const path = wordOf(node, text).replace(/^\.\//, '');
      if (!withPaths.includes(field) || !path || path.includes('*')) return;
      if (!/^[\w@.-]+(?:\/[\w@.-]+)*$/.test(path) || isThere(path)) return;
      found.push({ from, to, path });
    },
  });
  return found;
}

/** Where the text stops being JSON; undefined if it does not. */
export function brokenAt(text: string): number | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    return firstErrorIn(parser.parse(text)) ?? text.length;
  }
}
