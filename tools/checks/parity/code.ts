import type { Finding } from '@site/pages/findings';
import type { Fence, Page } from '@site/pages/page';
import { type Pair, pairsOf } from '@site/pages/page';

/**
 * Finds fenced blocks of Chinese pages that differ from those of the English page in language,
 * in what follows the language, or in code. Comments and white space at line ends may differ.
 */
export function codeParity(pages: readonly Page[]): Finding[] {
  return pairsOf(pages).flatMap(compare);
}

/**
 * Removes comments, blank lines and white space at line ends. `//` and `#` begin a comment at the
 * start of a line or after white space only, so that addresses and private fields stay.
 */
export function withoutComments(code: string): string {
  return code
    .replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, '')
    .split('\n')
    .map((line) => line.replace(/(^|\s)(?:\/\/|# ).*$/, '').trimEnd())
    .filter((line) => line !== '')
    .join('\n');
}

function compare({ en, zh }: Pair): Finding[] {
  for (let at = 0; at < Math.max(en.fences.length, zh.fences.length); at++) {
    const [left, right] = [en.fences[at], zh.fences[at]];
    const part = differingPart(left, right);
    if (!part) continue;
    return [
      {
        file: zh.file,
        line: right?.line ?? 0,
        what: right
          ? `Block of code ${at + 1} differs in ${part} from ${en.file}:${left?.line ?? 0}.`
          : `Block of code ${at + 1} of ${en.file}:${left?.line ?? 0} is missing.`,
        why: 'Code is the same in every language; where it differs, one of the two pages is wrong.',
        todo: 'Make both blocks the same. Only comments may be translated.',
      },
    ];
  }
  return [];
}

function differingPart(
  left: Fence | undefined,
  right: Fence | undefined,
): string | undefined {
  if (!left || !right) return 'presence';
  if (left.language !== right.language) return 'language';
  if (left.meta !== right.meta) return 'marks';
  return withoutComments(left.code) === withoutComments(right.code) ? undefined : 'code';
}
