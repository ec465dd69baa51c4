import type { Effect, Links, Output, Use, Whole } from './draft.ts';
import type { Rules } from './rules.ts';

/**
 * Options with spaces between them, what they are in Rslib, and, where that is another one than usual
 * for this counterpart, the name of the rule. `a.b` is the field `b` of the option `a`.
 */
export type Row = readonly string[];

/** The rows of each section below `/guide/migration/` that lists options: `tsup-options#files`. */
export type Tables = Readonly<Record<string, readonly Row[]>>;

/** Rslib has no such option. */
export const nothing = 'none';
/** No Rslib option replaces it: what does is explained on the page. */
export const inWords = '';

/** The page that lists the options of a tool. */
export const pageOf = ({ id }: Tool) => `/guide/migration/${id}-options`;

/** Everything that the converter knows of a build tool. */
export interface Tool {
  readonly id: 'tsup' | 'tsdown' | 'vite' | 'rollup' | 'unbuild';
  readonly name: string;
  /** The section about its command line. */
  readonly flags: string;
  /** Other sections that explain what is different in this tool. */
  readonly links?: Links;
  /** Options that no tool after it has. */
  readonly marks: readonly string[];
  /** Packages that a configuration imports `defineConfig` and types from. */
  readonly modules: readonly string[];
  /** The command in scripts of `package.json`. */
  readonly program: RegExp;
  /** Where the flags are called like options: those without a value, and what letters mean. */
  readonly commandLine?: { switches: string; short: Readonly<Record<string, string>> };
  /** Whether packages often have no configuration for it. */
  readonly isOptional?: boolean;
  /** The rows of its option tables. */
  readonly tables: Tables;
  readonly rules: Rules;
  /** The rules of rows about options that are not those of the configuration itself. */
  readonly inner?: Rules;
  /** The outputs of a configuration, each with a configuration for it alone. */
  readonly begin: (use: Whole) => readonly Output[];
  /** What the tool does without being asked, and what became of options that decide together. */
  readonly finish?: (use: Use) => readonly Effect[];
}
