import type { Item, Links, Use } from './draft.ts';
import type { Rules } from './rules.ts';
import type { Tables } from './tables.ts';

/** Everything that the converter knows of a build tool. */
export interface Tool {
  readonly id: 'tsup' | 'tsdown' | 'vite' | 'rollup' | 'unbuild';
  readonly name: string;
  /** The page that lists the options. */
  readonly page: string;
  /** The section about its command line. */
  readonly flags: string;
  /** Other sections that explain what is different in this tool. */
  readonly links?: Links;
  /** How the name of its configuration begins. */
  readonly file: string;
  /** Options that no tool after it has. */
  readonly marks: readonly string[];
  /** Packages that a configuration imports `defineConfig` and types from. */
  readonly modules: readonly string[];
  /** The command in scripts of `package.json`. */
  readonly program: RegExp;
  /** The rows of its option tables. */
  readonly tables: Tables;
  /** What becomes of the options of a configuration. */
  readonly rules: Rules;
  /** The outputs of a configuration: one item each. */
  readonly begin: (use: Use) => Item[];
  /** What the tool does without being asked. */
  readonly finish?: (use: Use) => void;
}
