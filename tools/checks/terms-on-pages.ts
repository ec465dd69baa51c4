import type { Finding } from './finding.ts';
import { wrongTerms } from './glossary/term-tags.ts';
import type { Term } from './glossary/terms.ts';
import type { Page } from './page/page.ts';

/** Finds terms on pages, `<Term id="…">`, that the glossary does not have or that cannot stand there. */
export function termsOnPages(terms: readonly Term[], pages: readonly Page[]): Finding[] {
  return pages.flatMap((page) => wrongTerms(page, terms));
}
