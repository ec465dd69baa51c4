import { pathPattern, ruleLines } from './pattern.ts';

export interface HeaderRule {
  matches: RegExp;
  headers: [name: string, value: string][];
}

/**
 * Reads the text of a `_headers` file: a line with an address pattern, then indented lines
 * `Name: value` for it. Throws an Error with the line's number at anything else, because hosts
 * skip such a line without a word.
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const { number, line } of ruleLines(text)) {
    if (line.startsWith('/')) {
      rules.push({ matches: pathPattern(line), headers: [] });
      continue;
    }
    const header = /^\s+([\w-]+):\s*(\S.*)$/.exec(line);
    const rule = rules.at(-1);
    if (!header?.[1] || !header[2] || !rule) {
      throw new Error(
        `_headers:${number}  neither an address nor an indented header: ${line}`,
      );
    }
    rule.headers.push([header[1], header[2]]);
  }
  return rules;
}

/**
 * Returns the headers that `rules` give to an address, by lower-case name. Where several rules
 * give the same header, the values are joined with commas, as the hosts that read the file do.
 */
export function headersFor(
  rules: readonly HeaderRule[],
  path: string,
): Record<string, string> {
  const result: Record<string, string> = {};
  for (const { matches, headers } of rules) {
    if (!matches.test(path)) continue;
    for (const [name, value] of headers) {
      const key = name.toLowerCase();
      result[key] = key in result ? `${result[key]}, ${value}` : value;
    }
  }
  return result;
}
