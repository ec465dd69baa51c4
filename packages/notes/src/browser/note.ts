import type texts from './data/texts.json';

/** The page that lists all notes, without language. The id of a note is an anchor on it. */
export const notesRoute = '/guide/basic/explain-output';

/** How an option affects a helper, and two emitted files that prove it. */
export interface Change {
  /** Name of the option in the recorded facts, `lib.format`. */
  readonly option: string;
  /** The setting in the configuration that emitted `to`. */
  readonly set: string;
  /** What readers are told to set, if `set` has a value that only makes sense in the sample. */
  readonly shown?: string;
  /**
   * `copies` and `addresses` remove the helper, too: the first by bundling packages, the second by
   * writing an absolute URL, which are no reasons to set the option.
   */
  readonly does: 'removes' | 'adds' | 'changes' | 'copies' | 'addresses';
  /** The only files in which it does so; all if it is missing. */
  readonly only?: 'es-modules' | 'other-formats';
  /** For `changes`: code that is in `to` and not in `from`. */
  readonly gives?: string;
  /** Files emitted from the same source without and with the setting: `<sample>/dist/index.js`. */
  readonly from: string;
  readonly to: string;
}

/** A change, with the files emitted without and with the setting. */
export function change(
  does: Change['does'],
  option: string,
  set: string,
  [from, to]: readonly [from: string, to: string],
): Change {
  return { option, set, does, from, to };
}

/** The change that most helpers have in common. */
export function removedByEsm(from: string, to: string): Change {
  return change('removes', 'lib.format', "format: 'esm'", [from, to]);
}

/** The same for a helper that some ES modules have as well; the note says which, `inEsm`. */
export function mostlyRemovedByEsm(from: string, to: string): Change {
  return { ...removedByEsm(from, to), only: 'other-formats' };
}

/** The same, proved by the sample that has a file of each format. */
export const rareInEsm = mostlyRemovedByEsm(
  'explain-output/dist/cjs/index.cjs',
  'explain-output/dist/esm/index.js',
);

/** What a helper in emitted code is for, and which options affect it. */
export interface Note {
  /** Also the anchor on the page that lists all notes. */
  readonly id: string;
  /** What readers see in the code and search for; `*` and `…` are parts that differ. */
  readonly names: readonly string[];
  /** Finds the helper in a file. */
  readonly find: RegExp;
  /** Matches names, imports and comments that belong to the helper and need no note. */
  readonly also?: RegExp;
  /** One or two sentences, with code in backquotes. */
  readonly en: string;
  readonly zh: string;
  readonly changes: readonly Change[];
  /** Where an ES module has the helper as well, if a change says `other-formats`: “where …”. */
  readonly inEsm?: { readonly en: string; readonly zh: string };
  /** Why no option affects it; only if `changes` is empty. */
  readonly fixed?: { readonly en: string; readonly zh: string };
}

/** A note without its texts, which are in `texts.json`, and without changes if there are none. */
export interface NoteData
  extends Omit<Note, 'en' | 'zh' | 'fixed' | 'inEsm' | 'changes'> {
  readonly id: keyof typeof texts;
  readonly changes?: Note['changes'];
}

/** A pattern that matches if any of the given ones does. */
export function anyOf(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'));
}
