import { FindingsError } from '@site/pages/findings';
import { languageOf } from '@site/pages/language';
import { pathInRepository } from '@site/pages/repository';
import { findTagsOf, type PageTag, replaceTags } from '@site/pages/tags';
import { listLibraries, readLibrary } from '../build/library.ts';
import { readRecord } from '../build/record.ts';
import { readTimes } from '../build/times.ts';
import { labelsFor } from './labels.ts';
import { librarySection } from './section.ts';
import { summaryTable } from './summary.ts';

/**
 * Replaces `<Libraries />` by the table of all libraries, and `<Library name="…" />` by what is
 * recorded of one. `file` is the absolute path of the page and decides the language. Throws a
 * `FindingsError` that lists every mistake on the page.
 */
export function expandLibraries(source: string, file: string): string {
  const page = pathInRepository(file);
  const labels = labelsFor(languageOf(page));
  const times = readTimes();
  const tags = findTagsOf(source, ['Libraries', 'Library']);
  const order = tags.map(nameOf).filter((name) => name !== undefined);
  return replaceTags(source, tags, (tag) => {
    if (tag.name === 'Libraries') {
      const shown = order.map((id) => ({ id, recorded: readRecord(id) }));
      return summaryTable(shown, times, labels);
    }
    const name = nameOf(tag);
    if (name !== undefined && tag.alone)
      return librarySection(readLibrary(name), readRecord(name), times, labels);
    const what = '<Library> names no library of packages/corpus/libraries.';
    const why = 'The page shows what is recorded of one.';
    const todo = `Write <Library name="${listLibraries()[0]}" /> on a line of its own.`;
    throw new FindingsError([{ file: page, line: tag.line, what, why, todo }]);
  });
}

function nameOf({ attributes }: PageTag<'Libraries' | 'Library'>): string | undefined {
  const name = attributes.get('name');
  return typeof name === 'string' && listLibraries().includes(name) ? name : undefined;
}
