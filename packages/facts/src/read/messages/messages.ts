import { readdirSync, readFileSync } from 'node:fs';
import type { Link, Message } from '../facts.ts';
import { installedFolder } from '../installed.ts';
import foreign from '../reviewed/foreign.json' with { type: 'json' };
import { extractMessages } from './extract.ts';

/** Packages whose messages readers see. */
export const messagePackages = ['@rslib/core', 'rsbuild-plugin-dts'] as const;

/** A message with the name of the file that contains it. */
export interface LocatedMessage {
  readonly file: string;
  readonly message: Message;
}

/**
 * All texts that the installed tool can print, without duplicates, sorted. Messages of packages
 * bundled into it are left out: reviewed/foreign.json.
 */
export function readMessages(): Message[] {
  const found = new Map<string, Message>();
  for (const { file, message } of locateMessages()) {
    if (foreign.files.includes(file) || foreign.texts.includes(message.text)) continue;
    // A version in a message would be a difference in every release.
    if (/Rslib v\d/.test(message.text)) continue;
    found.set(`${message.package}\n${message.text}\n${message.kind}`, message);
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, message]) => message);
}

/** Every message in the code of the installed tool, including bundled packages. */
export function locateMessages(): LocatedMessage[] {
  return messagePackages.flatMap((name) => {
    const folder = `${installedFolder(name)}/dist`;
    const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
    return files.sort().flatMap((file) => {
      const code = readFileSync(`${folder}/${file}`, 'utf8');
      return extractMessages(code, name).map((message) => ({ file, message }));
    });
  });
}

/**
 * The addresses in messages and in comments of options, sorted, with everything containing them.
 */
export function linksIn(
  messages: readonly Message[],
  comments: readonly (readonly [option: string, comment: string])[],
): Link[] {
  const links = new Map<string, Set<string>>();
  const add = (from: string, text: string): void => {
    for (const [found] of text.matchAll(/https?:\/\/[^\s'"`)}\]]+/g)) {
      const url = found.replace(/[.,;:]+$/, '');
      links.set(url, (links.get(url) ?? new Set()).add(from));
    }
  };
  for (const { text } of messages) add(`“${text}”`, text);
  for (const [option, comment] of comments) add(option, comment);
  return [...links]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([url, from]) => ({ url, from: [...from].sort() }));
}
