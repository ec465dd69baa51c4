import type { Note } from '../note.ts';
import { type NoteLanguage, notes, shownNote, whyUnusual } from '../notes.ts';
import { type Range, readSyntax, type SyntaxProblem, type Unit } from './parts.ts';
import { type Row, rowsOf } from './rows.ts';

/** A part of a file that a build has added. */
export interface Part {
  readonly id: string;
  readonly name: string;
  /** The note, as `noteMarkdown` returns it. */
  readonly text: string;
  /** Its size; 0 if all of it belongs to smaller parts. */
  readonly bytes: number;
  readonly unusual: ReturnType<typeof whyUnusual>;
}

export interface Explained {
  readonly format: 'esm' | 'cjs' | 'script' | undefined;
  readonly problem: SyntaxProblem | undefined;
  readonly bytes: number;
  readonly parts: readonly Part[];
  readonly rows: readonly Row[];
}

/** Texts that are no JavaScript. */
export type Foreign = 'html' | 'json' | 'css' | 'types';

/**
 * Explains a file of `dist`: its parts with their sizes, and the lines on which they are. Never
 * throws, whatever the text is, and executes nothing.
 */
export function explain(text: string, language: NoteLanguage): Explained | Foreign {
  const syntax = isJson(text) ? {} : readSyntax(text);
  const parsed = 'units' in syntax ? syntax : undefined;
  const foreign = parsed ? undefined : foreignLanguage(text);
  if (foreign) return foreign;
  const unitAt = new Int32Array(text.length);
  const units = [...(parsed?.units ?? [])].sort(byLength(({ head }) => head));
  for (const [index, { head }] of units.entries())
    unitAt.fill(index + 1, head.start, head.end);

  const found = notes.map((note) => matchesOf(note, text)).entries();
  const present = [...found].filter(([, matches]) => matches.length > 0);
  const claims = present.flatMap(([, matches], part) =>
    matches.flatMap((match) => {
      const unit = units[(unitAt[match.start] ?? 0) - 1];
      return (unit?.pieces ?? [match]).map((range) => ({ range, part }));
    }),
  );
  const owners = new Int16Array(text.length).fill(-1);
  for (const { range, part } of claims.sort(byLength((claim) => claim.range)))
    owners.fill(part, range.start, range.end);

  for (const { pieces } of units.reverse()) fillWrapper(text, owners, pieces);

  const bytes = bytesByOwner(text, owners, present.length);
  const parts = present.flatMap(([index], part) => {
    const note = notes[index];
    if (!note) return [];
    const size = bytes[part + 1] ?? 0;
    return {
      ...shownNote(note, text, language),
      bytes: size,
      unusual: whyUnusual(note, parsed?.format),
    };
  });
  const starts = present.flatMap(([, matches], part) =>
    matches.map(({ start }) => ({ start, part })),
  );
  return {
    format: parsed?.format,
    problem: parsed ? undefined : 'place' in syntax ? syntax : {},
    bytes: bytes.reduce((sum, one) => sum + one, 0),
    parts,
    rows: rowsOf(text, owners, starts),
  };
}

function matchesOf({ find }: Note, text: string): Range[] {
  const matches = text.matchAll(new RegExp(find, `${find.flags}g`));
  return [...matches].map(({ 0: all, index }) => ({
    start: index,
    end: index + all.length,
  }));
}

/** Longest first, so that what lies inside comes later. */
function byLength<T>(rangeOf: (one: T) => Range) {
  const length = (one: T) => rangeOf(one).end - rangeOf(one).start;
  return (a: T, b: T) => length(b) - length(a);
}

/** A function around nothing but parts belongs to the first of them. */
function fillWrapper(text: string, owners: Int16Array, pieces: Unit['pieces']): void {
  const [before, after] = pieces;
  if (!after) return;
  let first = -1;
  for (let index = before.end; index < after.start; index++) {
    const owner = owners[index] ?? -1;
    if (first < 0) first = owner;
    if (owner < 0 && !/[\s;,]/.test(text.charAt(index))) return;
  }
  for (let index = before.start; first >= 0 && index < after.end; index++)
    if ((owners[index] ?? 0) < 0) owners[index] = first;
}

/** UTF-8 bytes of the parts; the first number is what belongs to none. */
function bytesByOwner(text: string, owners: Int16Array, count: number): number[] {
  const bytes = new Array<number>(count + 1).fill(0);
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    const isHalf = code >= 0xd800 && code <= 0xdfff;
    const size = code < 0x80 ? 1 : code < 0x800 || isHalf ? 2 : 3;
    const owner = (owners[index] ?? -1) + 1;
    bytes[owner] = (bytes[owner] ?? 0) + size;
  }
  return bytes;
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

function foreignLanguage(text: string): Foreign | undefined {
  if (/^\s*<(?:!|html|\?xml)/i.test(text)) return 'html';
  if (isJson(text)) return 'json';
  if (/^(?:export )?(?:declare|interface|type|import type|export type) /m.test(text))
    return 'types';
  return /^\s*(?:@[\w-]+[^;{]*|[.#:*\w[][^;{}()='"`]*)\{\s*[\w-]+\s*:[^{}]*\}/.test(text)
    ? 'css'
    : undefined;
}
