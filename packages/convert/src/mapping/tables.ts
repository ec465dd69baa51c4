import type { Effect, Links, Output, Use, Whole } from './draft.ts';
import * as packages from './packages.ts';
import { none, type Rule, type Rules, to } from './rules.ts';
import * as shared from './shared.ts';
import * as sources from './sources.ts';

/**
 * Options with spaces between them, what they are in Rslib, and the rule, where that is another one
 * than usual for this counterpart. `a.b` is the field `b` of the option `a`.
 */
export type Row = readonly [options: string, counterpart: string, rule?: Rule];

/** The rows of each section below `/guide/migration/` that lists options: `tsup-options#files`. */
export type Tables = Readonly<Record<string, readonly Row[]>>;

/** In place of an option of Rslib: there is none. */
export const nothing = 'none';
/** In place of an option of Rslib: the page says it, because it is not an option or several. */
export const inWords = '';

/** What the options of the tables become. */
export function rulesOf(tables: Tables): Rules {
  const all: Record<string, Rule> = {};
  for (const [section, rows] of Object.entries(tables))
    for (const [options, counterpart, rule] of rows) {
      const paths = counterpart.split(' ');
      for (const [index, name] of options.split(' ').entries()) {
        const path = paths[index] ?? paths[0] ?? '';
        const own = rule ?? usual[path] ?? sameAs(path);
        const link = `/guide/migration/${section}`;
        all[name] = (value, use) => own(value, { ...use, link });
      }
    }
  return all;
}

/** What becomes of an option with this counterpart in any tool, if that is more than the same value. */
const usual: Rules = {
  'lib.banner': shared.around,
  'lib.footer': shared.around,
  'lib.format': shared.format,
  'lib.shims': shared.shims,
  'lib.syntax': shared.syntax,
  'lib.umdName': packages.globalName,
  'output.autoExternal': packages.nothingBundled,
  'output.autoExternal.exclude': packages.bundled,
  'output.cleanDistPath': shared.clean,
  'output.distPath': shared.outDir,
  'output.externals': packages.external,
  'output.minify': shared.minify,
  'output.sourceMap': shared.sourceMap,
  'output.target': shared.platform,
  'resolve.alias': shared.aliases,
  'source.define': shared.define,
  'source.entry': sources.entry,
  'source.tsconfigPath': shared.tsconfig,
};

const sameAs = (counterpart: string): Rule =>
  counterpart === nothing || counterpart === inWords
    ? none
    : to(counterpart.replace(/^lib\./, ''));

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
  /** Rows that are in tables, too, but say nothing about options of the configuration itself. */
  readonly others?: Tables;
  /** The outputs of a configuration, each with a configuration for it alone. */
  readonly begin: (use: Whole) => readonly Output[];
  /** What the tool does without being asked, and what became of options that decide together. */
  readonly finish?: (use: Use) => readonly Effect[];
}
