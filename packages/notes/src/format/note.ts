/** The page that lists all notes, without language. The id of a note is an anchor on it. */
export const notesRoute = '/guide/basic/explain-output';

/**
 * What an option can do to a helper. `copies` and `addresses` remove it, too: the first by bundling
 * packages, the second by writing an absolute URL, which are no reasons to set the option.
 */
const effects = ['removes', 'adds', 'changes', 'copies', 'addresses'] as const;

/** The files in which an option does so, if it does not in all. */
const filters = ['es-modules', 'other-formats'] as const;

/** A text in both languages. */
interface Texts {
  readonly en: string;
  readonly zh: string;
}

/** How an option affects a helper, and two emitted files that prove it. */
export interface Change {
  /** Name of the option in the recorded facts, `lib.format`. */
  readonly option: string;
  /** The setting in the configuration that emitted `to`. */
  readonly set: string;
  /** What readers are told to set, if `set` has a value that only makes sense in the sample. */
  readonly shown?: string | undefined;
  readonly does: (typeof effects)[number];
  readonly only?: (typeof filters)[number] | undefined;
  /** For `changes`: code that is in `to` and not in `from`. */
  readonly gives?: string | undefined;
  /** Files emitted from the same source without and with the setting: `<sample>/dist/index.js`. */
  readonly from: string;
  readonly to: string;
}

/** What a helper in emitted code is for, and which options affect it. */
export interface Note {
  /** Also the anchor on the page that lists all notes. */
  readonly id: string;
  /** What readers see in the code and search for; `*` and `…` are parts that differ. */
  readonly names: readonly string[];
  /** Finds the helper in a file. */
  readonly find: RegExp;
  /** Matches names, imports and comments that belong to the helper and need no note. */
  readonly also?: RegExp | undefined;
  /** One or two sentences, with code in backquotes. */
  readonly en: string;
  readonly zh: string;
  readonly changes: readonly Change[];
  /** Where an ES module has the helper as well, if a change says `other-formats`: “where …”. */
  readonly inEsm?: Texts | undefined;
  /** Why no option affects it; only if `changes` is empty. */
  readonly fixed?: Texts | undefined;
}

/** A note in `docs/shared/notes`: its expressions are lists of alternatives. */
export interface WrittenNote extends Omit<Note, 'find' | 'also' | 'changes'> {
  readonly find: readonly string[];
  readonly also?: readonly string[] | undefined;
  /** Missing if there are none. */
  readonly changes?:
    | readonly (Omit<Change, 'does' | 'only'> & {
        readonly does: string;
        readonly only?: string | undefined;
      })[]
    | undefined;
}

/** Reads a note. Throws if it is not one that can be shown. */
export function readNote({ find, also, changes = [], ...note }: WrittenNote): Note {
  const oneOf = <T extends string>(known: readonly T[], text: string): T => {
    const found = known.find((one) => one === text);
    if (found) return found;
    throw new Error(`The note “${note.id}” has “${text}”, not ${known.join(' or ')}.`);
  };
  return {
    ...note,
    find: new RegExp(find.join('|')),
    also: also && new RegExp(also.join('|')),
    changes: changes.map(({ does, only, ...change }) => ({
      ...change,
      does: oneOf(effects, does),
      only: only === undefined ? only : oneOf(filters, only),
    })),
  };
}
