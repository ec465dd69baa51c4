import type { Finding } from '@site/pages/findings';
import type { Page } from '@site/pages/page';
import budgets from '../../budgets.json' with { type: 'json' };

interface Kind {
  /** Fits the path of a built page, `config/lib/dts.html`. */
  readonly pages: string;
  readonly words?: number;
}

/**
 * Finds English pages whose source has more words than `tools/budgets.json` allows for their kind.
 * Words are what white space separates, markup included.
 */
export function pageLength(
  pages: readonly Page[],
  kinds: Readonly<Record<string, Kind>> = budgets.kinds,
): Finding[] {
  return pages.flatMap(({ file, language, name, route, source }) => {
    if (language !== 'en' || route === undefined) return [];
    const path = name.replace(/\.mdx$/, '.html');
    const [kind, { words: limit = Number.POSITIVE_INFINITY } = {}] =
      Object.entries(kinds).find(([, one]) => RegExp(one.pages).test(path)) ?? [];
    const words = source.split(/\s+/).filter(Boolean).length;
    if (words <= limit) return [];
    return [
      {
        file,
        line: 0,
        what: `The page has ${words} words; a ${kind} may have ${limit}.`,
        why: 'Nobody reads so much about one topic, and what most readers need is hard to find.',
        todo: 'Say once what is said twice, link to what other pages tell, and leave out what a message of the tool says anyway.',
      },
    ];
  });
}
