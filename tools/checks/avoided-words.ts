import { visit } from 'unist-util-visit';
import type { Finding } from './finding.ts';
import type { Term } from './glossary/terms.ts';
import type { Page } from './page/page.ts';

/**
 * Finds words in the prose of pages, partials included, that the glossary tells its writers not to
 * use. Code, links' addresses and tags are not looked at. Capital letters make no difference.
 */
export function avoidedWords(terms: readonly Term[], pages: readonly Page[]): Finding[] {
  return pages.flatMap((page) => {
    const avoided = terms.flatMap((term) =>
      term.never[page.language].map((word) => ({
        word,
        right: term[page.language].term,
      })),
    );
    const findings: Finding[] = [];
    visit(page.tree, 'text', ({ value, position }) => {
      const text = value.toLowerCase();
      for (const { word, right } of avoided) {
        if (!text.includes(word.toLowerCase())) continue;
        findings.push({
          file: page.file,
          line: position?.start.line ?? 0,
          what: `“${word}” is written for what this site calls “${right}”.`,
          why: 'One thing has one name, so that readers recognise it and the search finds it.',
          todo: `Write “${right}”, or change "never" in docs/shared/glossary/terms.json.`,
        });
      }
    });
    return findings;
  });
}
