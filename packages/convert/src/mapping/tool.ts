import type { Description, Field } from '../read/value.ts';
import type { Effect, Links, Output, Rules, Use, Whole } from './draft.ts';
import type { ToolId } from './options.ts';

/** Everything that the converter knows of a build tool. */
export interface Tool {
  readonly id: ToolId;
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
  readonly rules: Rules;
  /** The rules of rows about options that are not those of the configuration itself. */
  readonly inner?: Rules;
  /** The outputs of a configuration, each with a configuration for it alone. */
  readonly begin: (use: Whole) => readonly Output[];
  /** What the tool does without being asked, and what became of options that decide together. */
  readonly finish?: (use: Use) => readonly Effect[];
}

/** What was pasted, and the tool that it is for. */
export interface ToolConfig extends Description {
  readonly tool: Tool;
  /** What a build script of `package.json` adds to the options. */
  readonly given: readonly Field[];
  /** Whether the build script is all that is known. */
  readonly isAlone?: boolean;
  /** The name of the file, if it is known. */
  readonly file?: string;
  /** The field of `package.json` that the configuration is in. */
  readonly key?: string;
}
