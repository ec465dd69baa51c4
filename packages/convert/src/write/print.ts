import { Code, isSettings, type Node } from '../mapping/settings.ts';

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
