import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fieldsOf } from '@site/mdx/records';
import { repository } from '@site/mdx/repository';
import { installedFolder } from './installed.ts';

/** The file as findings and reports name it; only `npm run facts` writes it. */
export const factsName = 'packages/facts/src/format/facts.json';

/** Absolute path of the same file. */
export const factsFile = `${repository}/${factsName}`;

/** The module formats in the order of the documentation. */
export const formats = ['esm', 'cjs', 'umd', 'iife', 'mf'] as const;

export type ModuleFormat = (typeof formats)[number];

/** What the installed tool says about itself: the content of facts.json. */
export interface Facts {
  readonly $comment: string;
  /** Versions by package name. */
  readonly versions: Readonly<Record<string, string>>;
  /** Options by name: `lib.format`, `lib.dts.bundle`, `output.target`. */
  readonly fields: Readonly<Record<string, OptionField>>;
  /** What `@rslib/core` exports, by name. */
  readonly exports: Readonly<Record<'values' | 'types', readonly string[]>>;
  /** Commands by name: `build`. */
  readonly commands: Readonly<Record<string, Command>>;
  /** The texts that the tool can print, with placeholders. */
  readonly messages: readonly string[];
  readonly links: readonly Link[];
}

/** An option as the types declare it. */
export interface OptionField {
  /** TypeScript code; `object` is a type whose fields are listed separately. */
  readonly type: string;
  /** Its comment without tags; compared between versions, but not shown. */
  readonly text: string;
  /** Whether it is allowed at the top level of the configuration. */
  readonly topLevel: boolean;
  /** Whether it is allowed in an item of `lib`. */
  readonly item: boolean;
  /** What to use instead, or an empty text if the types do not say. */
  readonly deprecated?: string;
  /** The default stated in its comment, which may not be the real one. */
  readonly stated?: string;
  /** The defaults that the tool really applies; none if the option stays unset. */
  readonly defaults: readonly Default[];
}

/** A value that the tool applies if an option is left out. */
export interface Default {
  /** JavaScript code. */
  readonly value: string;
  /** The formats that it applies to. */
  readonly formats: readonly ModuleFormat[];
  /** The value of `bundle` that it applies to, if it depends on that. */
  readonly bundle?: boolean;
}

/** A command as described by `--help`. */
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
  /** Placeholder of its value, `<dir>`. */
  readonly argument?: string;
  readonly text: string;
  readonly default?: string;
  readonly repeatable: boolean;
  /** Whether `--no-…` disables it. */
  readonly negatable: boolean;
  readonly choices: readonly string[];
}

/** Replaces the parts of a message that are only known at run time. */
// biome-ignore lint/suspicious/noTemplateCurlyInString: it imitates a placeholder on purpose
export const placeholder = '${…}';

/** An address that the tool links to. */
export interface Link {
  readonly url: string;
  /** Its sources: messages in quotation marks, or options whose comments contain it. */
  readonly from: readonly string[];
}

/** The digest of facts, which facts.json holds and which reveals an edit by hand. */
function digestOf(facts: object): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16);
}

/** The text of facts.json, formatted like the repository's other JSON files. */
export function serializeFacts(facts: Facts): string {
  const input = JSON.stringify({ ...facts, digest: digestOf(facts) }, null, 2);
  const biome = `${installedFolder('@biomejs/biome')}/bin/biome`;
  const args = [biome, 'format', `--stdin-file-path=${factsFile}`];
  const options = { input, encoding: 'utf8', maxBuffer: 1 << 26 } as const;
  return execFileSync(process.execPath, args, options);
}

/** Parses the text of facts.json. Throws if it is not as `npm run facts` wrote it. */
export function parseFacts(text: string): Facts {
  const { digest, ...value } = fieldsOf(JSON.parse(text));
  if (isFacts(value) && digest === digestOf(value)) return value;
  throw new Error(
    `${factsName} was edited by hand, or only half of it merged. Run "npm run facts".`,
  );
}

/** The digest proves who wrote the file, so its keys are proof enough. */
function isFacts(value: object): value is Facts {
  const keys = ['versions', 'fields', 'exports', 'commands', 'messages', 'links'];
  return keys.every((key) => key in value);
}
