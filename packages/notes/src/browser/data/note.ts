/** How an option bears on a helper, and two emitted files that show it. */
export interface Change {
  /** Name of the option as the tool's facts have it, `lib.format`. */
  readonly option: string;
  /** Where the site documents it: address without language, with an anchor where it has one. */
  readonly route: string;
  /** What stands in the configuration that made `to`, as readers may write it. */
  readonly set: string;
  /** What becomes of the helper by it; with `copies` it goes because all packages are copied in, which nobody wants for its sake. */
  readonly does: 'removes' | 'adds' | 'changes' | 'copies';
  /** What `to` holds in place of what stands in `from`, where the option changes the helper. */
  readonly gives?: string;
  /** An emitted file without the option and one with it, made from the same source: `<sample>/dist/index.js`. */
  readonly from: string;
  readonly to: string;
}

/** What a helper in emitted code is for, and what one can do about it. */
export interface Note {
  /** Also the anchor on the page that lists all notes. */
  readonly id: string;
  /** What readers see in the code and search for; `*` for a part that differs. */
  readonly names: readonly string[];
  /** Finds the helper in a file. */
  readonly find: RegExp;
  /** Names, imports and comments that come along with it and need no note of their own. */
  readonly also?: RegExp;
  /** One or two sentences, with code in backquotes. */
  readonly en: string;
  readonly zh: string;
  readonly changes: readonly Change[];
  /** Why no option bears on it, where none does. */
  readonly fixed?: { readonly en: string; readonly zh: string };
}
