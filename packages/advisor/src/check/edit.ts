import { applyEdits, findNodeAtLocation, modify, type Node } from 'jsonc-parser';
import { type Extra, type FieldPath, isObject, type Manifest } from './manifest.ts';

/** Sets a field, or deletes it if `value` is `undefined`. A new one comes after `after`. */
export function set(
  { text, value }: Manifest,
  path: FieldPath,
  next: unknown,
  after?: string,
): string {
  const [, indent = '  '] = /\n([ \t]+)"/.exec(text) ?? [];
  const formattingOptions = {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
  const getInsertionIndex = (names: string[]) =>
    after && names.includes(after) ? names.indexOf(after) + 1 : names.length;
  const options = { formattingOptions, getInsertionIndex };
  return applyEdits(text, modify(text, location(value, path), next, options));
}

/** Puts the fields of an object into the order that `place` gives them; equal places stay. */
export function reorder(
  manifest: Manifest,
  path: FieldPath,
  place: (name: string) => number,
): string {
  const { text } = manifest;
  const properties = nodeAt(manifest, path)?.children ?? [];
  const nameOf = (property: Node) => String(property.children?.[0]?.value);
  const sorted = [...properties].sort((a, b) => place(nameOf(a)) - place(nameOf(b)));
  const edits = properties.map(({ offset, length }, index) => {
    const other = sorted[index];
    const content = other ? text.slice(other.offset, other.offset + other.length) : '';
    return { offset, length, content };
  });
  return applyEdits(text, edits);
}

/** Gives a field another name. */
export function rename(manifest: Manifest, path: FieldPath, name: string): string {
  const key = nodeAt(manifest, path)?.parent?.children?.[0];
  if (!key) return manifest.text;
  const { offset, length } = key;
  return applyEdits(manifest.text, [{ offset, length, content: JSON.stringify(name) }]);
}

/** The text without what npm does not read, and without the lines that become empty. */
export function withoutExtras({ text, extras }: Manifest): string {
  let result = '';
  let end = 0;
  for (const extra of [...extras].sort((a, b) => a.offset - b.offset)) {
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
    const segment = Array.isArray(current) ? Number(name) : name;
    current =
      isObject(current) || Array.isArray(current) ? Reflect.get(current, name) : {};
    return segment;
  });
}
