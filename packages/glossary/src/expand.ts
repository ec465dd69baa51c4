import { fill } from '@site/pages/fill';
import { FindingsError } from '@site/pages/findings';
import type { Language } from '@site/pages/language';
import { parsePage } from '@site/pages/parse';
import labels from './labels.json' with { type: 'json' };
import { termTags, wrongTerms } from './term-tags.ts';
import type { Term } from './terms.ts';

/** Where the glossary stands. */
const glossary = '/guide/start/glossary';

/**
 * Puts the definition of its term into every `<Term>` of a page, or, where `plain` is asked for,
 * the words alone in its place. `file` is the page's path from the root of the repository. Throws
 * a `FindingsError` that names every mistake on the page.
 */
export function expandTerms(
  source: string,
  file: string,
  terms: readonly Term[],
  plain = false,
): string {
  const page = parsePage(file, source);
  const findings = wrongTerms(page, terms);
  if (findings.length > 0) throw new FindingsError(findings);
  const lines = source.split('\n');
  // From the last to the first, so that the columns of the others stay true.
  for (const { id, text, line, from, to } of termTags(page).reverse()) {
    const term = terms.find((one) => one.id === id);
    const old = lines[line - 1];
    if (!term || old === undefined) continue;
    const shown = plain ? text : cardOf(term, text, page.language);
    lines[line - 1] = old.slice(0, from - 1) + shown + old.slice(to - 1);
  }
  return lines.join('\n');
}

/** The first sentence of a definition, which says what the thing is; the others say more of it. */
export function gistOf(definition: string): string {
  return /^[\s\S]*?(?:。|\.(?=\s|$))/.exec(definition)?.[0] ?? definition;
}

function cardOf(term: Term, text: string, language: Language): string {
  const { term: name, definition } = term[language];
  const more = fill(labels[language].more, { name });
  // A bar would end the cell of a table.
  const gist = gistOf(definition).replaceAll('|', '\\|');
  const link = `[${more}](${glossary}#${term.id})`;
  const gap = language === 'en' ? ' ' : '';
  return `<TermCard id="term-${term.id}" text=${JSON.stringify(text)}>${gist}${gap}${link}</TermCard>`;
}
