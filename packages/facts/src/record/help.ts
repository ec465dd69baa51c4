import { execFileSync } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import type { Command, Flag } from '../format/facts.ts';
import { installedFolder } from '../format/installed.ts';

/**
 * The commands of the installed tool, from its own help. Throws if the tool cannot be run or the
 * layout of its help has changed.
 */
export function readCommands(): Record<string, Command> {
  const texts = Object.entries(parseCommands(runHelp()));
  if (texts.length === 0) throw new Error('rslib --help lists no command.');
  return Object.fromEntries(
    texts.map(([name, text]) => [name, parseCommand(runHelp(name), text)]),
  );
}

function runHelp(...command: string[]): string {
  const program = `${installedFolder('@rslib/core')}/bin/rslib.js`;
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' };
  const args = [program, ...command, '--help'];
  return stripVTControlCharacters(
    execFileSync(process.execPath, args, { encoding: 'utf8', env }),
  );
}

/** The commands in the output of `rslib --help`, with their descriptions. */
function parseCommands(help: string): Record<string, string> {
  return Object.fromEntries(
    sectionLines(help, 'Commands').flatMap((line) => {
      const [, name, text] = /^ {2}(\S+) {2,}(\S.*)$/.exec(line) ?? [];
      return name && text ? [[name, text.trim()]] : [];
    }),
  );
}

/**
 * Parses the output of `rslib <command> --help`; `text` is the description from the list of
 * commands. Throws if there is no usage or no flags, because then the layout has changed.
 */
export function parseCommand(help: string, text: string): Command {
  const usage = sectionLines(help, 'Usage')[0]?.trim().replace(/^\$ /, '');
  const flags = sectionLines(help, 'Options').map(parseFlag);
  if (!usage || flags.length === 0) {
    throw new Error(
      `The help has a layout that packages/facts/src/record/help.ts does not know:\n${help}`,
    );
  }
  return { text, usage, flags };
}

/** The lines of a section, up to the next blank line. */
function sectionLines(help: string, title: string): string[] {
  const lines = help.split('\n');
  const start = lines.indexOf(`${title}:`) + 1;
  if (start === 0) return [];
  const rest = lines.slice(start);
  const end = rest.findIndex((line) => line.trim() === '');
  return end === -1 ? rest : rest.slice(0, end);
}

function parseFlag(line: string): Flag {
  const match = /^ {2}(?:(-\w), )?(--[\w-]+)(?: (<[^>]+>|\[[^\]]+\]))? {2,}(.*)$/.exec(
    line,
  );
  if (!match) throw new Error(`The help has a flag in an unknown layout: ${line}`);
  const [, alias, name = '', argument, description = ''] = match;
  const [, shown = description, value] =
    /^(.*?) ?\(default: ([^)]*)\)\s*$/.exec(description) ?? [];
  const text = shown.trim();
  const choices = /\(([\w-]+(?: \| [\w-]+)+)\)/.exec(text)?.[1]?.split(' | ') ?? [];
  return {
    name,
    aliases: alias ? [alias] : [],
    ...(argument ? { argument } : {}),
    text,
    ...(value ? { default: value } : {}),
    repeatable: /\(repeatable\b/.test(text),
    negatable: text.includes(`(use --no-${name.slice(2)} `),
    choices,
  };
}
