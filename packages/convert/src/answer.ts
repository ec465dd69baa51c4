import type { Note } from './mapping/draft.ts';
import type { Problem } from './read/problem.ts';
import type { Place } from './read/value.ts';

/** What was pasted as a configuration of Rslib, or why it cannot be one. */
export type Answer =
  | { readonly ok: true; readonly conversion: Conversion }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export interface Conversion {
  /** The name of the tool. */
  readonly tool: string;
  /** `rslib.config.ts`, then what else the project needs; `package.json` last. */
  readonly files: readonly OutputFile[];
  /** Those of `package.json`. */
  readonly changes: readonly Change[];
  /** What to check, most expensive first. */
  readonly notes: readonly NoteGroup[];
  /** What became of each property and plugin, in the order of the pasted text. */
  readonly accounts: readonly Account[];
  /** The fields that were left empty. */
  readonly missing: readonly string[];
  /** The answer as a package, with a source for each entry. */
  readonly example: Readonly<Record<string, string>>;
}

export interface OutputFile {
  readonly name: string;
  readonly text: string;
}

/** A line that differs, as before or after. `undefined` means that there was or is none. */
export interface Change {
  readonly path: string;
  readonly before?: string;
  readonly after?: string;
}

/** Notes that say the same, with all the places that they are about. */
export interface NoteGroup extends Pick<Note, 'key' | 'link'> {
  readonly places: readonly Pick<Note, 'line' | 'option' | 'code'>[];
}

/** What became of a property or a plugin of the pasted configuration. */
export interface Account {
  /** With those around it, such as `build.lib.entry`; a plugin by its module. */
  readonly option: string;
  readonly at: Place;
  /** Where the value is, if a name stands for it. */
  readonly from?: Place;
  /** `lost` says that a setting is gone again: a test finds none, but the reader has to know of one. */
  readonly fate: 'left' | 'replaced' | 'carried' | 'unneeded' | 'lost';
  /** The settings that it became, or the comments that keep it. */
  readonly settings: readonly string[];
  readonly notes: readonly Note[];
  /** Why it became no setting, where no note says it. */
  readonly reason?: 'overridden' | 'unread';
  /** The section that says why Rslib has no need of it. */
  readonly link?: string;
}
