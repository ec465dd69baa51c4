import { applyEdits, findNodeAtLocation, modify, type Node } from 'jsonc-parser';
import { type Extra, type FieldPath, isObject, type Manifest } from './manifest.ts';

/** Sets a field, or deletes it if `next` is `undefined`. A new one comes after `after`. */
export function set(
  { text, value }: Manifest,
  path: FieldPath,
  next: unknown,
  after = '',
): string {
  const [, indent = '  '] = /\n([ \t]+)"/.exec(text) ?? [];
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const insertSpaces = !indent.startsWith('\t');
  const edits = modify(text, location(value, path), next, {
    formattingOptions: { insertSpaces, tabSize: indent.length, eol },
    getInsertionIndex: (names) => names.indexOf(after) + 1 || names.length,
  });
  return applyEdits(text, edits);
}

/** Deletes a field. */
export function remove(manifest: Manifest, path: FieldPath): string {
  return set(manifest, path, undefined);
}

/** Sorts the fields of an object by `place`; fields with one place keep their order. */
export function reorder(
  manifest: Manifest,
  path: FieldPath,
  place: (name: string) => number,
): string {
  const { text } = manifest;
  const properties = nodeAt(manifest, path)?.children ?? [];
  const nameOf = (property: Node) => String(property.children?.[0]?.value);
  const sorted = [...properties].sort((a, b) => place(nameOf(a)) - place(nameOf(b)));
  const texts = sorted.map(({ offset, length }) => text.slice(offset, offset + length));
  const edits = properties.map(({ offset, length }, index) => ({
    offset,
    length,
    content: texts[index] ?? '',
  }));
  return applyEdits(text, edits);
}

/** Gives a field another name. */
export function rename(manifest: Manifest, path: FieldPath, name: string): string {
  const key = nodeAt(manifest, path)?.parent?.children?.[0];
  if (!key) return manifest.text;
  return applyEdits(manifest.text, [{ ...key, content: JSON.stringify(name) }]);
}

/** The text without what npm does not read, and without the lines that become empty. */
export function withoutExtras({ text, extras }: Manifest): string {
  let [result, end] = ['', 0];
  for (const extra of extras) {
    if (extra.offset >= end) result += text.slice(end, startOf(extra, text));
    end = Math.max(end, extra.offset + extra.length);
  }
  return result + text.slice(end);
}

/** A comment takes the spaces in front of it along, and the line if nothing else is on it. */
function startOf({ rule, offset, length }: Extra, text: string): number {
  if (rule !== 'JSON_COMMENT') return offset;
  let start = offset;
  while (/[ \t]/.test(text[start - 1] ?? '')) start--;
  const isAlone = text[start - 1] === '\n' && /[\r\n]/.test(text[offset + length] ?? '');
  if (!isAlone) return start;
  return text[start - 2] === '\r' ? start - 2 : start - 1;
}

/** The node of a field. */
export function nodeAt({ tree, value }: Manifest, path: FieldPath): Node | undefined {
  return findNodeAtLocation(tree, location(value, path));
}

/** A path as jsonc-parser writes it: with numbers for the indices of lists. */
function location(value: unknown, path: FieldPath): (string | number)[] {
  let current = value;
  return path.map((name) => {
    const isList = Array.isArray(current);
    current = isObject(current) || isList ? Object(current)[name] : undefined;
    return isList ? Number(name) : name;
  });
}
