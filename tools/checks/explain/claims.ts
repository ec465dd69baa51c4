import { linkOf, type Places } from '@site/facts/reviewed-data';
import type { Change, Note } from '@site/notes/browser/data/note';
import { notesIn } from '@site/notes/browser/data/notesIn';
import type { Finding } from '@site/pages/findings';
import type { Page } from '@site/pages/page';
import type { EmittedSample } from './emitted.ts';

/** What the claims of the notes are compared with. */
export interface ClaimSources {
  readonly samples: readonly EmittedSample[];
  /** Names of all options of the installed tool. */
  readonly options: readonly string[];
  readonly places: Places;
  readonly pages: readonly Page[];
}

/**
 * Finds notes whose claims do not hold: an option that the tool does not have, a link that does
 * not lead to its heading, and two emitted files that do not show what the option is said to do.
 * A note says why no option bears on its helper, or names one, and its names stand in some output.
 */
export function noteClaims(notes: readonly Note[], sources: ClaimSources): Finding[] {
  return notes.flatMap((note) => {
    const names = Boolean(note.fixed) === note.changes.length > 0;
    const wrong = note.changes.flatMap((change) =>
      [optionIn(change, sources), linkIn(change, sources), proofIn(note, change, sources)]
        .filter((what) => what !== undefined)
        .map((what) => finding(note, what)),
    );
    return [
      ...(names ? [finding(note, 'needs changes, or fixed, and not both.')] : []),
      ...unseen(note, sources).map((name) =>
        finding(note, `no recorded output with it holds ${name}.`),
      ),
      ...wrong,
    ];
  });
}

/** Names by which nobody would come to the note. */
function unseen({ names, find }: Note, { samples }: ClaimSources): string[] {
  const texts = samples
    .flatMap(({ emitted }) => emitted.map(({ text }) => text))
    .filter((text) => find.test(text));
  return names.filter((name) => {
    const parts = name.split(/[*…]/).filter((part) => part !== '');
    return !texts.some((text) => parts.every((part) => text.includes(part)));
  });
}

function optionIn({ option }: Change, { options }: ClaimSources): string | undefined {
  return options.includes(option) ? undefined : `the tool has no option ${option}.`;
}

function linkIn({ option, route }: Change, { places, pages }: ClaimSources) {
  const link = linkOf(option, places, []);
  const [address, anchor] = route.split('#');
  const there = pages.filter((page) => page.route === address);
  const heading = anchor
    ? there.every(({ headings }) => headings.some(({ id }) => id === anchor))
    : true;
  if (link === route && there.length > 0 && heading) return undefined;
  return `${option} is documented at ${link ?? 'no page'}, not at ${route}.`;
}

function proofIn(note: Note, change: Change, { samples }: ClaimSources) {
  const from = fileOf(change.from, samples);
  const to = fileOf(change.to, samples);
  if (!from || !to) return `no sample has ${from ? change.to : change.from}.`;
  if (from.sample.sources !== to.sample.sources)
    return `${change.from} and ${change.to} have different sources.`;
  if (!dense(to.sample.configuration).includes(dense(change.set)))
    return `the configuration of ${change.to} does not hold ${change.set}.`;
  if (shows(note, change, from, to)) return undefined;
  return `${change.to} does not show that ${change.set} ${change.does} it.`;
}

function shows(note: Note, { does, gives }: Change, from: Emitted, to: Emitted): boolean {
  const before = notesIn(from.text, from.sample.written, [note]).length > 0;
  const after = notesIn(to.text, to.sample.written, [note]).length > 0;
  if (does === 'adds') return !before && after;
  if (does === 'removes' || does === 'copies') return before && !after;
  return (
    before && after && !!gives && !from.text.includes(gives) && to.text.includes(gives)
  );
}

interface Emitted {
  readonly sample: EmittedSample;
  readonly text: string;
}

function fileOf(name: string, samples: readonly EmittedSample[]): Emitted | undefined {
  const file = `docs/samples/${name}`;
  const sample = samples.find(({ id }) => name.startsWith(`${id}/`));
  const found = sample?.emitted.find((one) => one.file === file);
  return sample && found ? { sample, text: found.text } : undefined;
}

/** Without the white space that a formatter decides about, and the commas that follow from it. */
function dense(text: string): string {
  return text.replaceAll(/\s+/g, '').replaceAll(/,(?=[}\]])/g, '');
}

function finding({ id }: Note, what: string): Finding {
  return {
    file: 'packages/notes/src/browser/data',
    line: 0,
    what: `The note “${id}”: ${what}`,
    why: 'Readers change their configuration by it, so a sample has to show what the option does.',
    todo: 'Correct the note, or name two emitted files of the same source that show it.',
  };
}
