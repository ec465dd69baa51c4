import { readdirSync, readFileSync } from 'node:fs';
import type { Message } from '../model.ts';
import { installedFolder } from '../places.ts';
import foreign from '../reviewed/foreign.json' with { type: 'json' };
import { extractMessages } from './extract.ts';
import { ownMessages, type Read } from './foreign.ts';

/** Packages whose messages readers meet. */
export const speakers = ['@rslib/core', 'rsbuild-plugin-dts'] as const;

/**
 * All texts that the installed tool can print, each once, sorted. What the packages bundled into
 * it throw stands in reviewed/foreign.json and is left out.
 */
export function readMessages(): Message[] {
  const found = new Map<string, Message>();
  for (const message of ownMessages(readAll(), foreign)) {
    // What the tool says does not change with its version alone.
    if (/Rslib v\d/.test(message.text)) continue;
    found.set(`${message.package}\n${message.text}\n${message.kind}`, message);
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, message]) => message);
}

/** Every message in the code of the installed tool, with those of packages bundled into it. */
export function readAll(): Read[] {
  return speakers.flatMap((name) => {
    const folder = `${installedFolder(name)}/dist`;
    const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
    return files.sort().flatMap((file) => {
      const code = readFileSync(`${folder}/${file}`, 'utf8');
      return extractMessages(code, name).map((message) => ({ file, message }));
    });
  });
}
