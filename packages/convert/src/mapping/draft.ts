import type { Project } from '../read/project.ts';
import type { Place, Value } from '../read/value.ts';
import type { NoteKey } from '../warnings.ts';
import type { Node, Settings } from './settings.ts';

export type Format = 'esm' | 'cjs' | 'umd' | 'iife';

/** An entry of `lib`. */
export interface Item {
  readonly format: Format;
  readonly settings: Settings;
  /** The plugin that has compiled it, in place of the tool. */
  compiler?: Subject & { readonly name: string };
  /** What the old tool has written, where Rslib writes something else. */
  readonly old: { folder?: string; js?: string; dts?: string };
  /** Why there is no setting at these paths; an empty path is that of the whole item. */
  readonly dropped: Map<string, Note | string>;
}

export function newItem(format: Format): Item {
  return { format, settings: {}, old: {}, dropped: new Map() };
}

/** What becomes an item: a format, and a configuration for this output alone. */
export interface Output {
  /** None where the configuration makes no item; its options are accounted for all the same. */
  readonly format?: Format;
  readonly config: Value;
  /** Where it is, if the configuration has more. */
  readonly at?: Place;
}

/** Something that the reader has to know, with the section that explains it. */
export interface Note {
  readonly key: string;
  readonly link: string;
  /** In the pasted configuration, from 1. */
  readonly line?: number;
  readonly option?: string;
  readonly code?: string;
}

/** Where a value is in the new configuration. */
export interface Target {
  /** None where any item may have it. */
  readonly item?: Item;
  /** Such as `output.distPath`; `format` is the format of the item. */
  readonly path: string;
  /** The value that the property gave; `undefined` for one that several properties decide. */
  readonly node: Node;
}

/** A property or a plugin of the pasted configuration. */
export interface Subject {
  /** With those around it, such as `build.lib.entry`; a plugin by its module. */
  readonly option: string;
  readonly at: Place;
}

/** What became of a property in one item. */
export type Effect = Subject &
  (
    | { readonly fate: 'carried'; readonly target: Target }
    /** By a value that does nearly the same. */
    | { readonly fate: 'replaced'; readonly target: Target; readonly note: Note }
    /** To the reader: a comment in the new configuration. */
    | { readonly fate: 'left'; readonly note: Note; readonly comment?: string }
    /** The section says why Rslib has no need of it. */
    | {
        readonly fate: 'unneeded';
        readonly link: string;
        readonly isOverridden?: boolean;
      }
  );

/** What a rule did with a property and those in it. A rule that does nothing has to say why. */
export type Result = readonly [Effect, ...Effect[]];

/** Several results as one. */
export function both(first: Result, ...others: readonly (readonly Effect[])[]): Result {
  const [effect, ...more] = first;
  return [effect, ...more, ...others.flat()];
}

/** Says what an option becomes, and does it. */
export type Rule = (value: Value, use: Use) => Result;
export type Rules = Readonly<Record<string, Rule>>;

/** The sections that explain warnings. */
export type Links = Readonly<Partial<Record<NoteKey, string>>>;

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
  /** Whether commands with other configurations write files of the package, too. */
  readonly isPart: boolean;
  /** What the rules did. */
  readonly effects: Effect[];
  /** The properties that rules were applied to, and their values, which may be elsewhere. */
  readonly read: { readonly at: Place; readonly value: Place }[];
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
  /** The whole property, or the plugin. */
  readonly at: Place;
  /** The section about the option. */
  readonly link: string;
}

/** The same for a configuration before its items are made. */
export type Whole = Omit<Use, 'item' | 'isFirst'>;
