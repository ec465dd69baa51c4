import path from 'node:path';

const languages: Readonly<Record<string, string>> = {
  '.mts': 'ts',
  '.cts': 'ts',
  '.mjs': 'js',
  '.cjs': 'js',
  '.map': 'json',
  '.svg': 'xml',
};

const asTheyAre = new Set(
  'ts tsx js jsx json css scss less html vue svelte md mdx yaml toml'.split(' '),
);

/** The name by which the highlighter knows the language of a file. */
export function languageOfFile(file: string): string {
  const extension = path.extname(file);
  const name = extension.slice(1);
  return languages[extension] ?? (asTheyAre.has(name) ? name : 'text');
}

/** A code fence that no line of its content can close. `meta` follows the language as it is. */
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

/** The meta words of a fence that give it a title. */
export function titled(title: string): string {
  return `title="${title.replaceAll('"', "'")}"`;
}

/** Inline code that holds any text, backquotes included. */
export function inlineCode(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const mark = '`'.repeat(longest + 1);
  const space = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${mark}${space}${text}${space}${mark}`;
}
