import { pathPattern, ruleLines } from './pattern.ts';

export interface HeaderRule {
  matches: RegExp;
  headers: [name: string, value: string][];
}

/** What Cloudflare Pages, the strictest of the hosts, reads of the file; it drops the rest without a word. */
const limits = { rules: 100, line: 2000 };

/**
 * Reads the text of a `_headers` file: a line with an address pattern, then indented lines
 * `Name: value` for it. Throws an Error with the line's number at anything else, because hosts
 * skip such a line without a word, and at what they drop: a line that is too long, a rule too many,
 * all but the last of several rules for the same address.
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  const seen = new Set<string>();
  for (const { number, line } of ruleLines(text)) {
    if (line.length > limits.line) {
      throw new Error(
        `_headers:${number}  ${line.length} characters; hosts read ${limits.line} of a line`,
      );
    }
    if (line.startsWith('/')) {
      if (seen.has(line)) {
        throw new Error(
          `_headers:${number}  a second rule for ${line}; some hosts take the last one alone`,
        );
      }
      if (seen.add(line).size > limits.rules) {
        throw new Error(`_headers:${number}  hosts read ${limits.rules} rules`);
      }
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
