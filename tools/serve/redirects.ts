import { pathPattern, ruleLines } from './pattern.ts';

export interface RedirectRule {
  matches: RegExp;
  to: string;
  /** With its sign, or empty. */
  hash: string;
  status: number;
}

const moved = [301, 302, 303, 307, 308];
const served = [200, 404];

/**
 * Reads the text of a `_redirects` file: lines `/from /to status`, where `/from` may hold one `*`
 * and `/to` a `:splat` for what it stood for, and end with a `#hash`. The status is required, because hosts differ in
 * what they take without one. Throws an Error with the line's number at anything else.
 */
export function parseRedirects(text: string): RedirectRule[] {
  return ruleLines(text).map(({ number, line }) => {
    const rule = /^(\/\S*)\s+(\/\S*)\s+(\d{3})$/.exec(line);
    const [, from, to, code] = rule ?? [];
    const status = Number(code);
    if (!from || !to || ![...moved, ...served].includes(status)) {
      throw new Error(
        `_redirects:${number}  not of the form "/from /to status": ${line}`,
      );
    }
    const [path = '', hash] = to.split('#');
    return {
      matches: pathPattern(from),
      to: path,
      hash: hash === undefined ? '' : `#${hash}`,
      status,
    };
  });
}

/**
 * Returns where the first rule that matches a decoded path leads: a decoded path, a hash and a status, of
 * which 200 and 404 mean that the file there is served and the others that the reader is sent on.
 */
export function followRedirects(
  rules: readonly RedirectRule[],
  path: string,
): { to: string; hash: string; status: number; moves: boolean } | undefined {
  for (const { matches, to, hash, status } of rules) {
    const found = matches.exec(path);
    if (!found) continue;
    const target = to.replace(':splat', () => found[1] ?? '');
    return { to: target, hash, status, moves: moved.includes(status) };
  }
  return undefined;
}
