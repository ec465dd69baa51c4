import type { Plain } from '../read/value.ts';

/** Code that is written as it is, such as a regular expression, or called with `options`. */
export class Code {
  readonly text: string;
  readonly options: Settings | undefined;

  constructor(text: string, options?: Settings) {
    this.text = text;
    this.options = options;
  }
}

/** A value of `rslib.config.ts`. A key that begins with `//` is a comment. */
export type Node = Plain | Code | readonly Node[] | Settings;

export interface Settings {
  [key: string]: Node;
}

export function isSettings(node: Node): node is Settings {
  return (
    typeof node === 'object' &&
    node !== null &&
    !Array.isArray(node) &&
    !(node instanceof Code)
  );
}

/** Puts a value below `path`. What is there already is kept where both are objects or lists. */
export function put(settings: Settings, path: string, value: Node): void {
  const names = path.split('.');
  const nested = names.reduceRight((inner, name) => ({ [name]: inner }), value);
  Object.assign(settings, merge(settings, nested));
}

function merge(before: Node, added: Node): Node {
  if (Array.isArray(before) && Array.isArray(added)) return [...before, ...added];
  if (Array.isArray(before) && isSettings(added))
    return before.length > 0 ? [added, ...before] : added;
  if (isSettings(before) && Array.isArray(added)) return [before, ...added];
  if (!isSettings(before) || !isSettings(added)) return copy(added);
  const merged: Settings = { ...before };
  for (const [key, value] of Object.entries(added))
    merged[key] = merge(merged[key], value);
  return merged;
}

/** Items are changed one by one, so they share nothing. */
export function copy(node: Node): Node {
  if (!isSettings(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, copy(value)]),
  );
}

/** What is below `path`. */
export function pick(settings: Settings, path: string): Node {
  let node: Node = settings;
  for (const name of path.split('.')) node = isSettings(node) ? node[name] : undefined;
  return node;
}

/** The settings one by one, with their paths and without line breaks: `output.sourceMap: true`. */
export function flatten(node: Node, path = ''): string[] {
  if (!isSettings(node) || Object.keys(node).length === 0)
    return node === undefined
      ? []
      : [`${path}: ${print(node).replace(/\s*\n\s*/g, ' ')}`];
  return Object.entries(node).flatMap(([key, value]) =>
    key.startsWith('//')
      ? [comment(String(value), '')]
      : flatten(value, path && !path.endsWith(' ') ? `${path}.${key}` : path + key),
  );
}

/** How a value is written, on one line where it fits. `before` is what stands before it. */
export function print(node: Node, indent = '', before = ''): string {
  if (node instanceof Code) {
    const options = node.options && print(node.options, indent, `${before}${node.text}(`);
    return options ? `${node.text}(${options === '{}' ? '' : options})` : node.text;
  }
  if (typeof node === 'string') return quote(node);
  if (node === undefined || node === null || typeof node !== 'object')
    return String(node);
  const inner = `${indent}  `;
  const list = Array.isArray(node);
  const parts = list
    ? node.map((one: Node) => print(one, inner))
    : Object.entries(node).map(([key, value]) => {
        if (key.startsWith('//')) return comment(String(value), inner);
        if (value instanceof Code && value.text === key) return key;
        const name = `${property(key)}: `;
        return `${name}${print(value, inner, name)}`;
      });
  const [open, close] = list ? ['[', ']'] : ['{ ', ' }'];
  if (parts.length === 0) return list ? '[]' : '{}';
  const line = open + parts.join(', ') + close;
  const fits = indent.length + before.length + line.length < 80;
  if (fits && !line.includes('\n') && !parts.some((one) => one.startsWith('//')))
    return line;
  const lines = parts.map((part) => `${inner}${part}${part.startsWith('//') ? '' : ','}`);
  return `${open.trim()}\n${lines.join('\n')}\n${indent}${close.trim()}`;
}

function comment(text: string, indent: string): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => `// ${line}`.trimEnd())
    .join(`\n${indent}`);
}

function property(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key);
}

function quote(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return text.includes("'") && !text.includes('"')
    ? JSON.stringify(text)
    : `'${escaped.replaceAll("'", "\\'")}'`;
}
