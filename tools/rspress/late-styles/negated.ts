/**
 * The classes, ids and tags that selectors of a style sheet rule out by `:not(…)`, at any depth in it. Where they are missing, such
 * a selector matches, so a rule must not go because of them.
 */
export function negatedNames(css: string): string[] {
  return [...css.matchAll(/:not\(/g)].flatMap(({ index }) => {
    const inside = inParentheses(css, index + ':not('.length);
    return inside.match(/-?[a-z_][\w-]*/gi) ?? [];
  });
}

/** What stands from `start` up to the parenthesis that closes there. */
function inParentheses(text: string, start: number): string {
  let depth = 1;
  let end = start;
  while (end < text.length && depth > 0) {
    if (text[end] === '(') depth++;
    if (text[end] === ')') depth--;
    end++;
  }
  return text.slice(start, end - 1);
}
