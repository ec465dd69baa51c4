import { notes } from '../../../theme/explain/data/notes.ts';
import { notesRoute } from '../../../theme/explain/data/route.ts';
import { parseFacts } from '../../facts/json.ts';
import { factsName } from '../../facts/places.ts';
import type { Finding } from '../../findings/finding.ts';
import type { Page } from '../../pages/page.ts';
import { dataOf, recordOf } from '../../repository/contents.ts';
import type { TextFile } from '../../repository/text-file.ts';
import { noteClaims } from './claims.ts';
import { emittedSamples } from './emitted.ts';
import { exceptionsName, parseExceptions } from './exceptions.ts';
import { notesPage } from './page.ts';
import { unexplained } from './unexplained.ts';

/** Runs every check that compares the notes on helpers with the recorded outputs and the pages. */
export function explainChecks(
  files: readonly TextFile[],
  pages: readonly Page[],
): readonly Finding[][] {
  const samples = emittedSamples(files);
  return [
    unexplained(samples, notes, dataOf(files, exceptionsName, parseExceptions)),
    noteClaims(notes, {
      samples,
      options: Object.keys(dataOf(files, factsName, parseFacts).fields),
      places: recordOf(files, 'tools/facts/places.json'),
      pages,
    }),
    notesPage(notes, notesRoute, pages),
  ];
}
