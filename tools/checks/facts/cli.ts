import { visit } from 'unist-util-visit';
import type { Facts } from '../../facts/model.ts';
import type { Finding } from '../finding.ts';
import { languages, type Page } from '../page/page.ts';
import { fileOf } from './site.ts';

/** Address of the page on which every command and flag is documented. */
export const cliRoute = '/guide/basic/cli';

/**
 * Compares the page about the command line with the tool: every command has its reference there,
 * and every flag and command that the text names exists. A page in `unwritten` has neither yet.
 */
export function cliPage(
  { commands }: Pick<Facts, 'commands'>,
  pages: readonly Page[],
  unwritten: readonly string[],
): Finding[] {
  if (unwritten.includes(cliRoute)) return [];
  const found = pages.filter(({ route }) => route === cliRoute);
  const flags = Object.values(commands).flatMap((command) => command.flags);
  const known = new Set(
    flags.flatMap(({ name, aliases, negatable }) => [
      name,
      ...aliases,
      ...(negatable ? [`--no-${name.slice(2)}`] : []),
    ]),
  );
  return [
    ...languages
      .filter((one) => !found.some(({ language }) => language === one))
      .map((language) => lacking(fileOf(cliRoute, language), 'The page does not exist.')),
    ...found.flatMap((page) => [
      ...referencesOf(page, Object.keys(commands)),
      ...named(page)
        .filter(({ flag }) => !known.has(flag))
        .map(({ flag, line }) =>
          lacking(
            page.file,
            `The page names ${flag}, which no command of the tool has.`,
            line,
          ),
        ),
    ]),
  ];
}

function referencesOf(page: Page, commands: readonly string[]): Finding[] {
  const shown = page.components
    .filter(({ name }) => name === 'CliReference')
    .map(({ tag, line }) => ({
      line,
      command: /\bcommand="([^"]*)"/.exec(tag)?.[1] ?? '',
    }));
  return [
    ...commands
      .filter((name) => !shown.some(({ command }) => command === name))
      .map((name) => {
        const what = `The page does not show the flags of “rslib ${name}”.`;
        const todo = `Add <CliReference command="${name}" /> on a line of its own, in both languages.`;
        return { ...lacking(page.file, what), todo };
      }),
    ...shown
      .filter(({ command }) => !commands.includes(command))
      .map(({ command, line }) =>
        lacking(page.file, `The tool has no command “${command}”.`, line),
      ),
  ];
}

/** Flags in inline code that is a flag itself or a command line of rslib. */
function named({ tree }: Page): { flag: string; line: number }[] {
  const all: { flag: string; line: number }[] = [];
  visit(tree, 'inlineCode', ({ value, position }) => {
    if (!/^(-|(npx )?rslib\b)/.test(value)) return;
    for (const [, flag = ''] of value.matchAll(/(?:^|\s)(--?[a-z][\w-]*)/g)) {
      all.push({ flag, line: position?.start.line ?? 0 });
    }
  });
  return all;
}

function lacking(file: string, what: string, line = 0): Finding {
  return {
    file,
    line,
    what,
    why: 'Readers type what the page says, and the tool stops at a flag that it does not know.',
    todo: 'Make the page say what `npx rslib --help` says, in both languages.',
  };
}
