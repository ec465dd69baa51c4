/**
 * Turns an address pattern of `_headers` and `_redirects` into an expression for a whole path. A
 * `*` stands for any characters, slashes included, and is captured; all else stands for itself.
 */
export function pathPattern(pattern: string): RegExp {
  const parts = pattern
    .split('*')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('(.*)')}$`, 's');
}

/**
 * Splits the text of such a file into its meaningful lines, each with its number from 1. Comments
 * (from a `#` at the start of a line) and blank lines are left out; indentation is kept.
 */
export function ruleLines(text: string): { number: number; line: string }[] {
  return text
    .split(/\r?\n/)
    .map((line, index) => ({ number: index + 1, line: line.trimEnd() }))
    .filter(({ line }) => line !== '' && !line.trimStart().startsWith('#'));
}
