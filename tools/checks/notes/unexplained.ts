import type { Note } from '@site/notes/note';
import { findNotes } from '@site/notes/notes';
import type { Finding } from '@site/pages/findings';
import { fieldsOf } from '@site/pages/records';
import type { EmittedSample } from './emitted-samples.ts';
import { helpersIn } from './helpers.ts';

/** Something in emitted files that nobody wrote and that needs no note, for a reason. */
export interface Exception {
  /** Paths of the files in which it may be, from the root of the repository. */
  readonly files: RegExp;
  readonly marks: RegExp;
}

/** The exceptions, from the root of the repository. */
export const exceptionsName = 'tools/checks/notes/exceptions.json';

/** Reads the text of exceptions.json. Throws for an entry without `files` or `marks`. */
export function parseExceptions(json: string): Exception[] {
  const list: unknown = JSON.parse(json);
  if (!Array.isArray(list))
    throw new Error(`${exceptionsName} is no list of exceptions.`);
  return list.map((one, index) => {
    const { files, marks } = fieldsOf(one);
    if (typeof files === 'string' && typeof marks === 'string')
      return { files: new RegExp(files), marks: new RegExp(marks) };
    throw new Error(`${exceptionsName}: entry ${index} needs “files” and “marks”.`);
  });
}

/**
 * Finds helpers in recorded outputs that no note explains and no exception names, and exceptions
 * that are no longer needed.
 */
export function unexplained(
  samples: readonly EmittedSample[],
  notes: readonly Note[],
  exceptions: readonly Exception[],
): Finding[] {
  const used = new Set<Exception>();
  const findings = samples.flatMap(({ emitted, written }) =>
    emitted.flatMap(({ file, text }) => {
      const shown = findNotes(text, written, notes);
      return helpersIn(text, written).flatMap(({ mark, line }) => {
        if (shown.some(({ find, also }) => find.test(mark) || also?.test(mark)))
          return [];
        const exception = exceptions.find(
          (one) => one.files.test(file) && one.marks.test(mark),
        );
        if (exception) used.add(exception);
        return exception ? [] : [unknownHelper(file, line, mark)];
      });
    }),
  );
  const unused = exceptions.filter((one) => !used.has(one));
  return [
    ...findings,
    ...unused.map(({ files, marks }) => ({
      file: exceptionsName,
      line: 0,
      what: `Nothing needs the exception for ${marks.source} in ${files.source}.`,
      why: 'An exception that is not needed hides the next helper of that name.',
      todo: 'Remove it.',
    })),
  ];
}

function unknownHelper(file: string, line: number, mark: string): Finding {
  const shown = mark.length > 60 ? `${mark.slice(0, 60)}…` : mark;
  return {
    file,
    line,
    what: `No note explains ${shown.replaceAll(/\s+/g, ' ')}, which is in no source of the sample.`,
    why: 'Readers want to know what code is for that they did not write.',
    todo: `Write or extend a note in packages/notes, or add it to ${exceptionsName}.`,
  };
}
