import path from 'node:path';
import { languageOf } from '@site/pages/language';
import { repository } from '@site/pages/repository';
import {
  addToSection,
  headingsBefore,
  type IndexedPage,
} from '@site/samples/page/search';
import { notes } from '../browser/data/notes.ts';
import { noteLines, tag } from './expand.ts';

/** Adds what the notes of a page say to its text in the search index, each below its heading. */
export function indexNotes(page: IndexedPage): void {
  const source = page._flattenContent ?? '';
  const language = languageOf(path.relative(repository, page._filepath));
  for (const match of source.matchAll(tag)) {
    const note = notes.find(({ id }) => id === match[1]);
    if (!note) continue;
    const line = source.slice(0, match.index).split('\n').length;
    const text = noteLines(note, language)
      .filter((one) => one !== '')
      .map((one) => one.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', ''));
    addToSection(page, headingsBefore(source, line), text.join('\n'));
  }
}
