import type { Finding } from '@site/pages/findings';
import type { Component, Page } from '@site/pages/page';
import { type Pair, pairsOf } from '@site/pages/page';

/** Components whose tags hold no words and must therefore be the same in both languages. */
const wordless = new Set(['Sample', 'PackageManagerTabs']);

/**
 * Finds Chinese pages that do not show the samples and commands of the English page: the same
 * `<Sample>` and `<PackageManagerTabs>` tags in the same order, letter for letter.
 */
export function componentParity(pages: readonly Page[]): Finding[] {
  return pairsOf(pages).flatMap(compare);
}

function compare({ en, zh }: Pair): Finding[] {
  const [english, chinese] = [select(en), select(zh)];
  for (let at = 0; at < Math.max(english.length, chinese.length); at++) {
    const [left, right] = [english[at], chinese[at]];
    if (left?.tag === right?.tag) continue;
    return [
      {
        file: zh.file,
        line: right?.line ?? 0,
        what: `Shows ${right?.tag ?? 'nothing'} where ${en.file}:${left?.line ?? 0} shows ${left?.tag ?? 'nothing'}.`,
        why: 'Both languages show the same code, so that none of them falls behind.',
        todo: left
          ? `Write ${left.tag} here too.`
          : `Show it in ${en.file} too, or remove it here.`,
      },
    ];
  }
  return [];
}

function select(page: Page): Component[] {
  return page.components.filter(({ name }) => wordless.has(name));
}
