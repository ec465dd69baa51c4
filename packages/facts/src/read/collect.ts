import { readFileSync } from 'node:fs';
import { makeProject } from './defaults/project.ts';
import { readCommands } from './help/run.ts';
import { linksOf } from './messages/links.ts';
import { readMessages, speakers } from './messages/read.ts';
import type { Facts } from './model.ts';
import { installedFolder } from './places.ts';
import { readFields } from './read-fields.ts';

/**
 * Asks the installed tool for everything that the documentation shows of it. Changes the working
 * directory for as long as it takes, because the tool looks there for what is missing elsewhere.
 */
export async function collect(): Promise<Facts> {
  const root = makeProject();
  const before = process.cwd();
  process.chdir(root);
  try {
    const { fields, comments } = await readFields(root);
    const messages = readMessages();
    return {
      // The word after the sentence keeps the spelling checker away from the tool's own words.
      $comment: 'Written by `npm run facts`; do not edit. cspell:disable',
      versions: Object.fromEntries(
        [...speakers, '@rsbuild/core'].map((name) => [name, versionOf(name)]),
      ),
      fields,
      commands: readCommands(),
      messages,
      links: linksOf(messages, comments),
    };
  } finally {
    process.chdir(before);
  }
}

function versionOf(name: string): string {
  const text = readFileSync(`${installedFolder(name)}/package.json`, 'utf8');
  const value: unknown = JSON.parse(text);
  const version: unknown = Object(value).version;
  if (typeof version === 'string') return version;
  throw new Error(`The installed ${name} has no version.`);
}
