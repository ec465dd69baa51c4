import type { Finding } from '@site/pages/findings';
import { lineAt } from '@site/pages/repository';
import { hasHan, type Prose } from './text.ts';

/**
 * Finds half-width brackets around Han characters or next to them. `foo()` and `foo(a)`, which are
 * calls, stay as they are when no Han character stands between the brackets.
 */
export function brackets(prose: readonly Prose[]): Finding[] {
  return prose.flatMap(({ file, line, text }) =>
    [...text.matchAll(/\(([^()]*)\)/g)].flatMap((match) => {
      const [pair, inside = ''] = match;
      if (!isChinese(text, match.index, pair.length, inside)) return [];
      return {
        file,
        line: line + lineAt(text, match.index) - 1,
        what: `“${pair}” stands in half-width brackets.`,
        why: 'In Chinese text they are too narrow and sit too low.',
        todo: `Write （${inside}） without spaces around it; code belongs into \`code\`.`,
      };
    }),
  );
}

function isChinese(text: string, start: number, length: number, inside: string): boolean {
  if (hasHan(inside)) return true;
  const before = text.slice(0, start);
  if (/[\w$]$/.test(before) && /^[\w$,. ]*$/.test(inside)) return false;
  const after = text.slice(start + length);
  return hasHan(before.trimEnd().slice(-1)) || hasHan(after.trimStart().slice(0, 1));
}
