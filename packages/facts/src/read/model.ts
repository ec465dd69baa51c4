/** The module formats in the order in which the documentation names them. */
export const formats = ['esm', 'cjs', 'umd', 'iife', 'mf'] as const;

export type Format = (typeof formats)[number];

/** What the installed tool says about itself. The content of facts.json. */
export interface Facts {
  /** For whoever opens the file. */
  readonly $comment: string;
  /** Versions by package name. */
  readonly versions: Readonly<Record<string, string>>;
  /** Options by name: `lib.format`, `lib.dts.bundle`, `output.target`. */
  readonly fields: Readonly<Record<string, Field>>;
  /** Commands by name: `build`. */
  readonly commands: Readonly<Record<string, Command>>;
  readonly messages: readonly Message[];
  readonly links: readonly Link[];
}

/** An option as the types declare it. */
export interface Field {
  /** TypeScript text; `object` stands for a type whose fields are listed on their own. */
  readonly type: string;
  /** What the types say about it, without tags. For comparison, not for pages. */
  readonly text: string;
  readonly optional: boolean;
  /** Whether it may stand at the top level of the configuration. */
  readonly topLevel: boolean;
  /** Whether it may stand in an item of `lib`. */
  readonly item: boolean;
  /** What to use in its place, or an empty text where the types do not say. */
  readonly deprecated?: string;
  /** The default that the types state; it need not be the real one. */
  readonly stated?: string;
  /** The default that the tool really applies; none where the option is unset. */
  readonly defaults: readonly Default[];
}

/** A value that the tool applies when an option is left out. */
export interface Default {
  /** JavaScript text. */
  readonly value: string;
  /** The formats that it holds for. */
  readonly formats: readonly Format[];
  /** The value of `bundle` that it needs; either where this is missing. */
  readonly bundle?: boolean;
  /**
   * How it is known: it stands in the normalised configuration; writing it down changes nothing
   * in that configuration, and any other value does; it stands in the tool's code; or only the
   * types say so.
   */
  readonly from: 'configuration' | 'trial' | 'code' | 'types';
}

/** A command as `--help` describes it. */
export interface Command {
  readonly text: string;
  readonly usage: string;
  readonly flags: readonly Flag[];
}

/** A flag of a command. */
export interface Flag {
  /** Long name, `--watch`. */
  readonly name: string;
  readonly aliases: readonly string[];
  /** Name of its value, `<dir>`. */
  readonly argument?: string;
  readonly text: string;
  readonly default?: string;
  readonly repeatable: boolean;
  /** Whether `--no-…` turns it off. */
  readonly negatable: boolean;
  readonly choices: readonly string[];
}

/** What stands in a message for a part that is only known when the tool runs. */
// biome-ignore lint/suspicious/noTemplateCurlyInString: it looks like a placeholder because it is one
export const hole = '${…}';

/** A text that the tool can print, with `hole` in it. */
export interface Message {
  readonly package: string;
  /** `throws`, or the method of the logger. */
  readonly kind: string;
  readonly text: string;
}

/** An address that the tool sends people to. */
export interface Link {
  readonly url: string;
  /** What prints it: the beginning of a message, or the option whose types hold it. */
  readonly from: readonly string[];
}
