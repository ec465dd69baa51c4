import { readdirSync, readFileSync } from 'node:fs';
import type { Message } from '../model.ts';
import { installedFolder } from '../places.ts';
import foreign from '../reviewed/foreign.json' with { type: 'json' };
import { extractMessages } from './extract.ts';

/** Packages whose messages readers meet. */
export const speakers = ['@rslib/core', 'rsbuild-plugin-dts'] as const;

/**
 * All texts that the installed tool can print, each once, sorted. What the packages bundled into
 * it throw stands in reviewed/foreign.json and is left out.
 */
export function readMessages(): Message[] {
  const found = new Map<string, Message>();
  for (const name of speakers) {
    const folder = `${installedFolder(name)}/dist`;
    const ownFiles = readdirSync(folder).filter(
      (file) => file.endsWith('.js') && !foreign.files.includes(file),
    );
    for (const file of ownFiles.sort()) {
      for (const message of extractMessages(
        readFileSync(`${folder}/${file}`, 'utf8'),
        name,
      )) {
        if (foreign.texts.includes(message.text)) continue;
        // What the tool says does not change with its version alone.
        if (/Rslib v\d/.test(message.text)) continue;
        found.set(`${name}\n${message.text}\n${message.kind}`, message);
      }
    }
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, message]) => message);
}
