import { notes } from '@site/notes/browser/data/notes';
import { notesRoute } from '@site/notes/browser/data/route';
import { dataOf, recordOf } from '@site/pages/data-files';
import type { Check } from '../project.ts';
import { noteClaims } from './claims.ts';
import { emittedSamples } from './emitted.ts';
import { exceptionsName, parseExceptions } from './exceptions.ts';
import { notesPage } from './page.ts';
import { unexplained } from './unexplained.ts';

/** Checks that compare the notes on helpers with the recorded outputs and the pages. */
export const explainChecks: Readonly<Record<string, Check>> = {
  unexplained: ({ files }) =>
    unexplained(
      emittedSamples(files),
      notes,
      dataOf(files, exceptionsName, parseExceptions),
    ),
  noteClaims: ({ facts, files, pages }) =>
    noteClaims(notes, {
      samples: emittedSamples(files),
      options: Object.keys(facts.fields),
      places: recordOf(files, 'packages/facts/src/read/places.json'),
      pages,
    }),
  notesPage: ({ pages }) => notesPage(notes, notesRoute, pages),
};
