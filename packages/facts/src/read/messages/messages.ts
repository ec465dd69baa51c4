import { readdirSync, readFileSync } from 'node:fs';
import type { Link, Message } from '../facts.ts';
import { installedFolder } from '../installed.ts';
import bundledPackages from '../reviewed/foreign.json' with { type: 'json' };
import { extractMessages } from './extract.ts';

/** Packages whose messages readers see. */
export const messagePackages = ['@rslib/core', 'rsbuild-plugin-dts'] as const;

/** A message with the name of the file that contains it. */
export interface LocatedMessage {
  readonly file: string;
  readonly message: Message;
}

/** What belongs to packages bundled into the tool: whole files, and texts in other files. */
export interface BundledPackages {
  readonly files: readonly string[];
  readonly texts: readonly string[];
}

/**
 * All texts that the installed tool can print, without duplicates, sorted. Messages of packages
 * bundled into it are left out: reviewed/foreign.json.
 */
export function readMessages(): Message[] {
  const found = new Map<string, Message>();
  for (const message of ownMessages(locateMessages(), bundledPackages)) {
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

/** The messages that are the tool's own. */
export function ownMessages(
  located: readonly LocatedMessage[],
  { files, texts }: BundledPackages,
): Message[] {
  return located
    .filter(({ file, message }) => !files.includes(file) && !texts.includes(message.text))
    .map(({ message }) => message);
}

/** Entries of `bundled` that match nothing in the tool's code any more. */
export function staleEntries(
  located: readonly LocatedMessage[],
  bundled: BundledPackages,
): string[] {
  const files = new Set(located.map(({ file }) => file));
  const others = located.filter(({ file }) => !bundled.files.includes(file));
  const texts = new Set(others.map(({ message }) => message.text));
  return [
    ...bundled.files.filter((file) => !files.has(file)),
    ...bundled.texts.filter((text) => !texts.has(text)),
  ];
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
