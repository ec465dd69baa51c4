import path from 'node:path';

const languages: Readonly<Record<string, string>> = {
  '.mts': 'ts',
  '.cts': 'ts',
  '.mjs': 'js',
  '.cjs': 'js',
  '.map': 'json',
  '.svg': 'xml',
};

const sameAsExtension = new Set(
  'ts tsx js jsx json css scss less html vue svelte md mdx yaml toml'.split(' '),
);

/** The highlighter's name for the language of a file. */
export function languageOfFile(file: string): string {
  const extension = path.extname(file);
  const name = extension.slice(1);
  return languages[extension] ?? (sameAsExtension.has(name) ? name : 'text');
}

/** A code fence that is longer than any in its content. `meta` follows the language. */
export function fenceOf(
  language: string,
  meta: string,
  lines: readonly string[],
): string[] {
  const longest = Math.max(
    2,
    ...lines.map((line) => /^\s*(`*)/.exec(line)?.[1]?.length ?? 0),
  );
  const mark = '`'.repeat(longest + 1);
  return [`${mark}${language}${meta === '' ? '' : ` ${meta}`}`, ...lines, mark];
}

/** The meta of a fence with a title. */
export function titled(title: string): string {
  return `title="${title.replaceAll('"', "'")}"`;
}

/** A file as Markdown: a fence with its path as title, and an empty line. */
export function fileBlock(path: string, text: string): string[] {
  const lines = text.replace(/\n$/, '').split('\n');
  return [...fenceOf(languageOfFile(path), titled(path), lines), ''];
}

/** Inline code for any text, including backquotes. */
export function inlineCode(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const mark = '`'.repeat(longest + 1);
  const space = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${mark}${space}${text}${space}${mark}`;
}

/** A Markdown table: the row of its head, the marks that align its columns, and the others. */
export function tableOf(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  align: readonly string[] = head.map(() => '---'),
): string[] {
  return [head, align, ...rows].map((cells) => `| ${cells.join(' | ')} |`);
}
