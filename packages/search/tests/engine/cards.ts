// The messages of the pages about errors, as readers type them.
import { readFileSync } from 'node:fs';

const pages = ['errors', 'error-codes', 'typescript-errors'];

/** What stands for the parts of a message that vary: a name, and a path. */
export const fillings = ['acme', './src/acme'];

/** A message, and the sections that have it as their title or in their list. */
export interface Card {
  readonly message: string;
  readonly sections: readonly string[];
}

/** The titles and the listed messages of the error pages in a language, each once. */
export function readCards(lang: string): Card[] {
  const cards = new Map<string, string[]>();
  for (const page of pages) {
    let section = '';
    const text = readFileSync(`docs/${lang}/guide/faq/${page}.mdx`, 'utf8');
    for (const line of text.split('\n')) {
      const [, title, id] = /^### (.+) \{#(.+)\}$/.exec(line) ?? [];
      if (/^##/.test(line)) section = id ? `/guide/faq/${page}#${id}` : '';
      const message = title ?? /^- (`.*`)/.exec(line)?.[1];
      if (section === '' || !message) continue;
      const plain = message.replace(/`+/g, '').replace(/ +/g, ' ').trim();
      cards.set(plain, [...(cards.get(plain) ?? []), section]);
    }
  }
  return [...cards].map(([message, sections]) => ({ message, sections }));
}
