import { readFileSync } from 'node:fs';
import { repository } from '@site/pages/repository/root';

/** What a flag or a command does, in one line, in the words of the site. */
export interface Description {
  readonly en: string;
  readonly zh: string;
  /** The option that a flag sets. */
  readonly option?: string;
}

/** The content of descriptions.json: flags by long name, commands by name. */
export interface Descriptions {
  readonly flags: Readonly<Record<string, Description>>;
  readonly commands: Readonly<Record<string, Description>>;
}

/** The file as findings name it. */
export const descriptionsName = 'packages/facts/src/read/descriptions/cli.json';

/** Reads the descriptions from the text of their file. Throws where it has another shape. */
export function parseDescriptions(text: string): Descriptions {
  const value: unknown = JSON.parse(text);
  if (isDescriptions(value)) return value;
  throw new Error(
    `${descriptionsName} needs "flags" and "commands" with texts in en and zh.`,
  );
}

/** The descriptions of this repository. */
export function readDescriptions(): Descriptions {
  return parseDescriptions(readFileSync(`${repository}/${descriptionsName}`, 'utf8'));
}

function isDescriptions(value: unknown): value is Descriptions {
  const { flags, commands } = Object(value) as { flags?: unknown; commands?: unknown };
  return [flags, commands].every(
    (table) => typeof table === 'object' && table !== null && entriesAre(table),
  );
}

function entriesAre(table: object): boolean {
  return Object.values(table).every((one: unknown) => {
    const { en, zh } = Object(one) as { en?: unknown; zh?: unknown };
    return typeof en === 'string' && typeof zh === 'string';
  });
}
