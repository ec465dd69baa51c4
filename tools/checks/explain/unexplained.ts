import type { Note } from '@site/notes/browser/data/note';
import { notesIn } from '@site/notes/browser/data/notesIn';
import type { Finding } from '@site/pages/findings';
import type { EmittedSample } from './emitted.ts';
import { type Exception, exceptionsName } from './exceptions.ts';
import { helpersIn } from './helpers.ts';

/**
 * Finds helpers in the recorded outputs that no note explains and no exception names, and
 * exceptions that nothing needs any more.
 */
export function unexplained(
  samples: readonly EmittedSample[],
  notes: readonly Note[],
  exceptions: readonly Exception[],
): Finding[] {
  const used = new Set<Exception>();
  const findings = samples.flatMap(({ emitted, written }) =>
    emitted.flatMap(({ file, text }) => {
      const there = notesIn(text, written, notes);
      return helpersIn(text, written).flatMap(({ mark, line }) => {
        if (there.some(({ find, also }) => find.test(mark) || also?.test(mark)))
          return [];
        const excused = exceptions.find(
          (one) => one.files.test(file) && one.marks.test(mark),
        );
        if (excused) used.add(excused);
        return excused ? [] : [unknown(file, line, mark)];
      });
    }),
  );
  const unused = exceptions.filter((one) => !used.has(one));
  return [...findings, ...unused.map(superfluous)];
}

function unknown(file: string, line: number, mark: string): Finding {
  const shown = mark.length > 60 ? `${mark.slice(0, 60)}…` : mark;
  return {
    file,
    line,
    what: `No note explains ${shown.replaceAll(/\s+/g, ' ')}, which is in no source of the sample.`,
    why: 'Readers who meet code that they did not write want to know what it is for and how to be rid of it.',
    todo: 'Write a note in packages/notes/src/browser/data, or widen the one that it belongs to. Where it is no helper, say so in exceptions.json beside the check.',
  };
}

function superfluous({ files, marks }: Exception): Finding {
  return {
    file: exceptionsName,
    line: 0,
    what: `Nothing needs the exception for ${marks.source} in ${files.source}.`,
    why: 'An exception that is not needed hides the next helper of that name.',
    todo: 'Take it out.',
  };
}
