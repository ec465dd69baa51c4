import { execFileSync } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import type { Command } from '../model.ts';
import { installedFolder } from '../places.ts';
import { parseCommand, parseCommands } from './parse.ts';

/**
 * The commands of the installed tool, from its own help. Throws when the tool cannot be run or
 * prints help in another layout.
 */
export function readCommands(): Record<string, Command> {
  const texts = parseCommands(help());
  if (Object.keys(texts).length === 0) throw new Error('rslib --help lists no command.');
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, parseCommand(help(name), text)]),
  );
}

function help(...command: string[]): string {
  const program = `${installedFolder('@rslib/core')}/bin/rslib.js`;
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' };
  const args = [program, ...command, '--help'];
  return stripVTControlCharacters(
    execFileSync(process.execPath, args, { encoding: 'utf8', env }),
  );
}
