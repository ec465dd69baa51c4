import type { Finding } from '../findings/finding.ts';
import type { Page } from '../pages/page.ts';
import { wrongTerms } from './glossary/term-tags.ts';
import type { Term } from './glossary/terms.ts';

/** Finds terms on pages, `<Term id="…">`, that the glossary does not have or that cannot stand there. */
export function termsOnPages(terms: readonly Term[], pages: readonly Page[]): Finding[] {
  return pages.flatMap((page) => wrongTerms(page, terms));
}
