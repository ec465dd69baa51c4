import { readdirSync, readFileSync } from 'node:fs';
import type { Link } from '../../format/facts.ts';
import { installedFolder } from '../../format/installed.ts';
import foreign from '../../format/reviewed/foreign.json' with { type: 'json' };
import { extractMessages } from './extract.ts';

/** Packages whose messages readers see. */
export const messagePackages = ['@rslib/core', 'rsbuild-plugin-dts'] as const;

/**
 * All texts that the installed tool can print, without duplicates, sorted. Messages of packages
 * bundled into it are left out: reviewed/foreign.json.
 */
export function readMessages(): string[] {
  const own = locateMessages().filter(
    ({ file, text }) =>
      !foreign.files.includes(file) &&
      !foreign.texts.includes(text) &&
      // A version in a message would be a difference in every release.
      !/Rslib v\d/.test(text),
  );
  return [...new Set(own.map(({ text }) => text))].sort();
}

/** Every message in the code of the installed tool, with its file, including bundled packages. */
export function locateMessages(): { readonly file: string; readonly text: string }[] {
  return messagePackages.flatMap((name) => {
    const folder = `${installedFolder(name)}/dist`;
    const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
    return files.sort().flatMap((file) => {
      const code = readFileSync(`${folder}/${file}`, 'utf8');
      return extractMessages(code).map((text) => ({ file, text }));
    });
  });
}

/**
 * The addresses in messages and in comments of options, sorted, with everything containing them.
 */
export function linksIn(
  messages: readonly string[],
  comments: readonly (readonly [option: string, comment: string])[],
): Link[] {
  const links = new Map<string, Set<string>>();
  const add = (from: string, text: string): void => {
    for (const [found] of text.matchAll(/https?:\/\/[^\s'"`)}\]]+/g)) {
      const url = found.replace(/[.,;:]+$/, '');
      links.set(url, (links.get(url) ?? new Set()).add(from));
    }
  };
  for (const text of messages) add(`“${text}”`, text);
  for (const [option, comment] of comments) add(option, comment);
  return [...links]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([url, from]) => ({ url, from: [...from].sort() }));
}
