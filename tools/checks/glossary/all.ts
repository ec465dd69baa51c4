import { termFindings } from '@site/glossary';
import { hasWords } from '../file-patterns.ts';
import { glossary } from '../glossary.ts';
import type { Check, Project } from '../project.ts';
import { avoidedWords } from './avoided-words.ts';
import { inconsistentTerms } from './inconsistent-terms.ts';
import { type Written, writtenIn, writtenOn } from './written.ts';

/** Checks that compare the pages and the texts of the interface with the glossary. */
export const glossaryChecks: Readonly<Record<string, Check>> = {
  glossary: ({ pages, terms }) => glossary(terms, pages),
  wrongTerms: ({ pages, terms }) => pages.flatMap((page) => termFindings(page, terms)),
  avoidedWords: (project) => avoidedWords(project.terms, wordsOf(project)),
  inconsistentTerms: (project) => inconsistentTerms(project.terms, wordsOf(project)),
};

function wordsOf({ files, pages }: Project): Written[] {
  return [...writtenOn(pages), ...writtenIn(files.filter(hasWords))];
}
