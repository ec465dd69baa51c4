import { type Finding, findingsWith } from '@site/mdx/findings';
import type { Page } from '@site/mdx/page';
import budgets from '../../budgets.json' with { type: 'json' };

/** What a page may have; `pages` is its expression. */
interface PageKind {
  /** Fits the path of a built page, `config/lib/dts.html`. */
  readonly pages: string;
  readonly words?: number;
}

/** The kind of a built page, `config/lib/dts.html`: the first whose expression fits its path. */
export function kindOf<K extends PageKind>(
  page: string,
  kinds: Readonly<Record<string, K>>,
): [name: string, kind: K] {
  const found = Object.entries(kinds).find(([, { pages }]) => RegExp(pages).test(page));
  if (found) return found;
  throw new Error(`tools/budgets.json has no kind for ${page}.`);
}

const long = findingsWith(
  'Nobody reads so much about one topic, and what most readers need is hard to find.',
  'Say once what is said twice, link to what other pages tell, and leave out what a message of the tool says anyway.',
);

/**
 * Finds English pages whose source has more words than `tools/budgets.json` allows for their kind.
 * Words are what white space separates, markup included.
 */
export function pageLength(
  pages: readonly Page[],
  kinds: Readonly<Record<string, PageKind>> = budgets.kinds,
): Finding[] {
  return pages.flatMap(({ file, language, name, route, source }) => {
    if (language !== 'en' || route === undefined) return [];
    const path = name.replace(/\.mdx$/, '.html');
    const [kind, { words: limit = Number.POSITIVE_INFINITY }] = kindOf(path, kinds);
    const words = source.split(/\s+/).filter(Boolean).length;
    if (words <= limit) return [];
    return [long(file, `The page has ${words} words; a ${kind} may have ${limit}.`)];
  });
}
