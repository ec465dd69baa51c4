import type { Value } from '../read/value.ts';
import type { NoteKey } from '../warnings.ts';
import type { Settings } from '../write/node.ts';

export type Format = 'esm' | 'cjs' | 'umd' | 'iife';

/** An entry of `lib`. */
export interface Item {
  readonly format: Format;
  readonly settings: Settings;
  /** The plugin that has compiled it, in place of the tool. */
  compiler?: string;
  /** What the old tool has written, where Rslib writes something else. */
  readonly old: { folder?: string; js?: string; dts?: string };
}

export function newItem(format: Format): Item {
  return { format, settings: {}, old: {} };
}

/** What becomes an item: a format, and a configuration for this output alone. */
export interface Output {
  /** None where the configuration makes no item; its options are accounted for all the same. */
  readonly format?: Format;
  readonly config: Value;
}

/** Something that the reader has to know, with the section that explains it. */
export interface Note {
  readonly key: NoteKey;
  readonly link: string;
  /** In the pasted configuration, from 1. */
  readonly line?: number;
  readonly option?: string;
  readonly code?: string;
}

/** The sections that explain warnings. */
export type Links = Readonly<Partial<Record<NoteKey, string>>>;

/** What `package.json` and `tsconfig.json` say, as far as it matters. Empty if not given. */
export interface Project {
  readonly manifest: Readonly<Record<string, unknown>> | undefined;
  readonly tsconfig: Readonly<Record<string, unknown>> | undefined;
}

/** The answer while it is put together. */
export interface Draft {
  readonly items: Item[];
  /** Each note once. */
  readonly notes: Map<string, Note>;
  readonly imports: Map<string, string>;
  readonly project: Project;
  /** Where the old tool needs another explanation than others. */
  readonly links: Links;
  /** The entries of all configurations. */
  readonly sources: string[];
  /** Configurations of their own that make the declarations of all others. */
  readonly declarations: Value[];
  /** The values that Rslib needs no option for, and the sections that say so. */
  readonly unneeded: Map<Value, string>;
}

/** What a rule may use: the item that the option is for, and where its value comes from. */
export interface Use {
  readonly draft: Draft;
  readonly item: Item;
  /** Whether it is the first one of its configuration, which has the comments about all. */
  readonly isFirst: boolean;
  /** The whole configuration that the option is in; it has one output. */
  readonly config: Value;
  /** The option with those around it, such as `build.lib.entry`. */
  readonly option: string;
  readonly link: string;
}

/** The same for a configuration before its items are made. */
export type Whole = Omit<Use, 'item' | 'isFirst'>;
