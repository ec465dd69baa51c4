import { type Finding, findingsWith } from '@site/mdx/findings';
import type { Note } from '@site/notes/note';
import { findNotes } from '@site/notes/notes';
import type { EmittedSample } from './emitted-samples.ts';
import { helpersIn } from './helpers.ts';

/** Something in emitted files that nobody wrote and that needs no note, for a reason. */
export interface Exception {
  /** Matches paths of the files in which it may be, from the root of the repository. */
  readonly files: string;
  readonly marks: string;
}

const exceptionsName = 'tools/checks/notes/exceptions.json';

const unused = findingsWith(
  'An exception that is not needed hides the next helper of that name.',
  'Remove it.',
);
const unknown = findingsWith(
  'Readers want to know what code is for that they did not write.',
  `Write or extend a note in packages/notes, or add it to ${exceptionsName}.`,
);

/**
 * Finds helpers in recorded outputs that no note explains and no exception names, and exceptions
 * that are no longer needed. Outputs that somebody has edited are no longer those of the tool, and
 * reported for that.
 */
export function unexplained(
  samples: readonly EmittedSample[],
  notes: readonly Note[],
  exceptions: readonly Exception[],
  isEdited: (id: string) => boolean = () => false,
): Finding[] {
  const rules = exceptions.map(({ files, marks }) => {
    return { files: new RegExp(files), marks: new RegExp(marks), isUsed: false };
  });
  const findings = samples.flatMap(({ id, emitted, written }) => {
    const found = emitted.flatMap(({ file, text }) => {
      const shown = findNotes(text, written, notes);
      return helpersIn(text, written).flatMap(({ mark, line }) => {
        if (shown.some(({ find, also }) => find.test(mark) || also?.test(mark)))
          return [];
        const rule = rules.find((one) => one.files.test(file) && one.marks.test(mark));
        if (rule) rule.isUsed = true;
        const short = mark.length > 60 ? `${mark.slice(0, 60)}…` : mark;
        const what = `No note explains ${short.replaceAll(/\s+/g, ' ')}, which is in no source of the sample.`;
        return rule ? [] : unknown(file, what, line);
      });
    });
    return found.length > 0 && isEdited(id) ? [] : found;
  });
  return [
    ...findings,
    ...rules
      .filter(({ isUsed }) => !isUsed)
      .map(({ files, marks }) => {
        const what = `Nothing needs the exception for ${marks.source} in ${files.source}.`;
        return unused(exceptionsName, what);
      }),
  ];
}
