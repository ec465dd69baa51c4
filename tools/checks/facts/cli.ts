import type { Facts } from '@site/facts/facts';
import type { Finding } from '@site/pages/findings';
import type { Page } from '@site/pages/page';
import { inEachLanguage } from '@site/pages/page';
import { visit } from 'unist-util-visit';

/** Address of the page on which every command and flag is documented. */
export const cliRoute = '/guide/basic/cli';

/**
 * Compares the page about the command line with the tool: every command has its reference there,
 * and every command and flag that the text or a block of commands names exists. A page in
 * `unwritten` has neither yet.
 */
export function cliPage(
  { commands }: Pick<Facts, 'commands'>,
  pages: readonly Page[],
  unwritten: readonly string[],
): Finding[] {
  if (unwritten.includes(cliRoute)) return [];
  return inEachLanguage(
    cliRoute,
    pages,
    (page) => [
      ...referencesOf(page, Object.keys(commands)),
      ...named(page).flatMap(({ text, line }) =>
        unknownFlags(text, commands).map((what) => lacking(page.file, what, line)),
      ),
    ],
    (file) => lacking(file, 'The page does not exist.'),
  );
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

/**
 * Inline code that is a flag itself or a command line of rslib, and such lines of blocks of
 * commands.
 */
function named({ tree }: Page): { text: string; line: number }[] {
  const all: { text: string; line: number }[] = [];
  const add = (text: string, line: number) => {
    if (/^(?:-|(?:npx )?rslib\b)/.test(text)) all.push({ text, line });
  };
  visit(tree, 'inlineCode', ({ value, position }) => {
    add(value, position?.start.line ?? 0);
  });
  visit(tree, 'code', ({ lang, value, position }) => {
    if (lang !== 'bash' && lang !== 'sh') return;
    const first = (position?.start.line ?? 0) + 1;
    for (const [index, text] of value.split('\n').entries()) add(text, first + index);
  });
  return all;
}

/**
 * What is wrong with the flags in a line. Behind `rslib` it is the flags of the command in it that
 * count, those of `build` where there is none; a flag that stands alone may be of any command.
 */
function unknownFlags(text: string, commands: Facts['commands']): string[] {
  const line = /^(?:npx )?rslib\b\s*([a-z][\w-]*)?/.exec(text);
  const command = line?.[1];
  if (command !== undefined && !(command in commands)) {
    return [`The page names rslib ${command}, which is no command of the tool.`];
  }
  const one = line ? commands[command ?? 'build'] : undefined;
  const known = new Set((one ? [one] : Object.values(commands)).flatMap(spellings));
  return [...text.matchAll(/(?:^|\s)(--?[a-z][\w-]*)/g)]
    .map(([, flag = '']) => flag)
    .filter((flag) => !known.has(flag))
    .map((flag) =>
      one
        ? `The page names ${flag}, which “rslib ${command ?? 'build'}” does not have.`
        : `The page names ${flag}, which no command of the tool has.`,
    );
}

function spellings({ flags }: Facts['commands'][string]): string[] {
  return flags.flatMap(({ name, aliases, negatable }) => [
    name,
    ...aliases,
    ...(negatable ? [`--no-${name.slice(2)}`] : []),
  ]);
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
