import type { Page } from './page.ts';

/** The same page in both languages. */
export interface Pair {
  en: Page;
  zh: Page;
}

/** Pages that exist in both languages, in the order of the English ones. */
export function pairsOf(pages: readonly Page[]): Pair[] {
  const chinese = new Map(
    pages.filter((page) => page.language === 'zh').map((page) => [page.name, page]),
  );
  return pages.flatMap((en) => {
    const zh = en.language === 'en' ? chinese.get(en.name) : undefined;
    return zh ? [{ en, zh }] : [];
  });
}
