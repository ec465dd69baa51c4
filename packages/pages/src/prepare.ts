import { parse } from 'yaml';

/** A page taken apart into what stands between the two `---` lines and what follows. */
export interface Prepared {
  frontmatter: Record<string, unknown>;
  /** The text, with an empty line for each line of frontmatter, so that line numbers stay. */
  body: string;
}

const block = /^---\r?\n([\s\S]*?)\r?\n?---[ \t]*(?=\r?\n|$)/;

/**
 * Brings the source of a page into the form that an MDX parser takes: frontmatter out, and the
 * `{#id}` of headings escaped as the framework escapes it, since it would be an expression to MDX.
 * Throws what the YAML parser throws when the frontmatter is not YAML.
 */
export function prepare(source: string): Prepared {
  const match = block.exec(source);
  const head = match?.[0] ?? '';
  const values: unknown = parse(match?.[1] ?? '');
  const blank = head.replace(/[^\r\n]/g, '');
  const body = blank + source.slice(head.length);
  return {
    frontmatter: isRecord(values) ? values : {},
    body: body.replace(/^(#{1,6}(?!#).*?)\\?\{#/gm, '$1\\{#'),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
