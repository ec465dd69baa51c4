import type { Command, Flag } from '../model.ts';

/** What `rslib --help` prints: the commands with their texts. */
export function parseCommands(help: string): Record<string, string> {
  return Object.fromEntries(
    section(help, 'Commands').flatMap((line) => {
      const [, name, text] = /^ {2}(\S+) {2,}(\S.*)$/.exec(line) ?? [];
      return name && text ? [[name, text.trim()]] : [];
    }),
  );
}

/**
 * What `rslib <command> --help` prints. `text` is the description from the list of commands.
 * Throws where the help has no usage or no flags, which means that its layout is a new one.
 */
export function parseCommand(help: string, text: string): Command {
  const usage = section(help, 'Usage')[0]?.trim().replace(/^\$ /, '');
  const flags = section(help, 'Options').map(parseFlag);
  if (!usage || flags.length === 0) {
    throw new Error(
      `The help has a layout that packages/facts/src/read/help does not know:\n${help}`,
    );
  }
  return { text, usage, flags };
}

/** Lines of a section, up to the next empty line. */
function section(help: string, title: string): string[] {
  const lines = help.split('\n');
  const from = lines.indexOf(`${title}:`) + 1;
  if (from === 0) return [];
  const rest = lines.slice(from);
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
