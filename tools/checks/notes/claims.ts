import { type Finding, findingsWith } from '@site/mdx/findings';
import type { Change, Note } from '@site/notes/note';
import { findNotes, moduleSyntax } from '@site/notes/notes';
import type { EmittedSample } from './emitted-samples.ts';

const finding = findingsWith(
  'Readers change their configuration by it, so a sample has to prove it.',
  'Correct the note, or name two emitted files of the same source that show it.',
);

/**
 * Finds notes whose claims do not hold. A note must list options or say why none applies, and its
 * names must occur in recorded output. If `format: 'esm'` removes its helper, and ES modules have it
 * as well, the note must say when. Each option must be one of `options`, all of the installed tool,
 * and do what the note says between two recorded files of the same sources.
 */
export function noteClaims(
  notes: readonly Note[],
  samples: readonly EmittedSample[],
  options: readonly string[],
): Finding[] {
  return notes.flatMap((note) => {
    const hasBothOrNone = Boolean(note.fixed) === note.changes.length > 0;
    const problems = [
      ...(hasBothOrNone ? ['it needs either changes or fixed.'] : []),
      wrongExclusion(note, samples),
      ...unusedNames(note, samples).map(
        (name) => `no recorded output with it has ${name}.`,
      ),
      ...note.changes.flatMap((change) => [
        ...(options.includes(change.option)
          ? []
          : [`the tool has no option ${change.option}.`]),
        wrongProof(note, change, samples),
      ]),
    ].filter((problem) => problem !== undefined);
    return problems.map((problem) =>
      finding('docs/shared/notes', `The note “${note.id}”: ${problem}`),
    );
  });
}

/** Names of a note that no output with its helper has. */
function unusedNames({ names, find }: Note, samples: readonly EmittedSample[]): string[] {
  const texts = samples
    .flatMap(({ emitted }) => emitted.map(({ text }) => text))
    .filter((text) => find.test(text));
  return names.filter((name) => {
    const pieces = name.split(/[*…]/).filter((piece) => piece !== '');
    return !texts.some((text) => pieces.every((piece) => text.includes(piece)));
  });
}

/** What is wrong with what a note says about its helper in ES modules. */
function wrongExclusion(note: Note, samples: readonly EmittedSample[]) {
  const namesCase = note.inEsm !== undefined;
  if (note.changes.some(({ only }) => only === 'other-formats') !== namesCase)
    return 'inEsm names the case of a change that says "other-formats", and of no other.';
  if (namesCase || note.changes.every(({ set }) => set !== "format: 'esm'"))
    return undefined;
  const [file] = samples.flatMap(({ emitted, written }) =>
    emitted
      .filter(({ text }) => moduleSyntax.test(text))
      .filter(({ text }) => findNotes(text, written, [note]).length > 0)
      .map(({ file }) => file),
  );
  return file && `${file} is an ES module with it; say in inEsm when that is so.`;
}

function wrongProof(note: Note, change: Change, samples: readonly EmittedSample[]) {
  const from = emittedFile(change.from, samples);
  const to = emittedFile(change.to, samples);
  if (!from || !to) return `no sample has ${from ? change.to : change.from}.`;
  if (from.sample.sources !== to.sample.sources)
    return `${change.from} and ${change.to} have different sources.`;
  if (!unformatted(to.sample.configuration).includes(unformatted(change.set)))
    return `the configuration of ${change.to} does not have ${change.set}.`;
  const [before, after] = [from, to].map(
    ({ sample, text }) => findNotes(text, sample.written, [note]).length > 0,
  );
  const { does, gives } = change;
  if (does === 'adds' && !before && after) return undefined;
  const absentAfter = does === 'removes' || does === 'copies' || does === 'addresses';
  if (absentAfter && before && !after) return undefined;
  const changed = gives && !from.text.includes(gives) && to.text.includes(gives);
  if (does === 'changes' && before && after && changed) return undefined;
  return `${change.to} does not show that ${change.set} ${does} it.`;
}

function emittedFile(name: string, samples: readonly EmittedSample[]) {
  const sample = samples.find(({ id }) => name.startsWith(`${id}/`));
  const file = sample?.emitted.find((one) => one.file === `docs/samples/${name}`);
  return sample && file ? { sample, text: file.text } : undefined;
}

/** Without the white space and trailing commas that a formatter decides about. */
function unformatted(text: string): string {
  return text.replaceAll(/\s+/g, '').replaceAll(/,(?=[}\]])/g, '');
}
