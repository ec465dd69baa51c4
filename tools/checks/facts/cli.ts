import type { Facts } from '@site/facts/facts';
import {
  type Description,
  type Descriptions,
  descriptionsName,
} from '@site/facts/reviewed-data';
import { type Finding, findingsWith } from '@site/pages/findings';
import { inEachLanguage, type Page } from '@site/pages/page';
import { visit } from 'unist-util-visit';

const pageFinding = findingsWith(
  'Readers type what the page says, and the tool stops at a flag that it does not know.',
  'Make the page say what `npx rslib --help` says, in both languages.',
);

type Commands = Facts['commands'];

/**
 * Compares the page about the command line with the tool: every command has its reference, and every
 * command and flag that its text and commands name exists.
 */
export function cliPage(
  { commands }: Pick<Facts, 'commands'>,
  pages: readonly Page[],
): Finding[] {
  return inEachLanguage('/guide/basic/cli', pages, (page) => [
    ...compareReferences(page, Object.keys(commands)),
    ...commandLines(page).flatMap(({ text, line }) =>
      unknownNames(text, commands).map((what) => pageFinding(page.file, what, line)),
    ),
  ]);
}

function compareReferences(page: Page, commands: readonly string[]): Finding[] {
  const shown = page.components
    .filter(({ name }) => name === 'CliReference')
    .map(({ tag, line }) => {
      return { command: /\bcommand="([^"]*)"/.exec(tag)?.[1] ?? '', line };
    });
  return [
    ...commands
      .filter((name) => !shown.some(({ command }) => command === name))
      .map((name) => {
        const what = `The page does not show the flags of “rslib ${name}”.`;
        const todo = `Add <CliReference command="${name}" /> in both languages.`;
        return { ...pageFinding(page.file, what), todo };
      }),
    ...shown
      .filter(({ command }) => !commands.includes(command))
      .map(({ command, line }) =>
        pageFinding(page.file, `The tool has no command “${command}”.`, line),
      ),
  ];
}

/** Inline code and lines of shell blocks that are a flag or a command line of rslib. */
function commandLines({ tree }: Page): { text: string; line: number }[] {
  const all: { text: string; line: number }[] = [];
  visit(tree, 'inlineCode', ({ value, position }) => {
    all.push({ text: value, line: position?.start.line ?? 0 });
  });
  visit(tree, 'code', ({ lang, value, position }) => {
    if (lang !== 'bash' && lang !== 'sh') return;
    const first = (position?.start.line ?? 0) + 1;
    all.push(...value.split('\n').map((text, index) => ({ text, line: first + index })));
  });
  return all.filter(({ text }) => /^(?:-|(?:npx )?rslib\b)/.test(text));
}

/**
 * What is wrong with the names in a command line. A flag has to belong to the command in the line,
 * to `build` where there is none; a flag without `rslib` may belong to any command.
 */
function unknownNames(text: string, commands: Commands): string[] {
  const line = /^(?:npx )?rslib\b\s*([a-z][\w-]*)?/.exec(text);
  const name = line?.[1] ?? 'build';
  if (line?.[1] !== undefined && !(name in commands)) {
    return [`The page names rslib ${name}, which is not a command of the tool.`];
  }
  const command = line ? commands[name] : undefined;
  const known = new Set(
    (command ? [command] : Object.values(commands)).flatMap(spellings),
  );
  return [...text.matchAll(/(?:^|\s)(--?[a-z][\w-]*)/g)]
    .map(([, flag = '']) => flag)
    .filter((flag) => !known.has(flag))
    .map((flag) =>
      command
        ? `The page names ${flag}, which “rslib ${name}” does not have.`
        : `The page names ${flag}, which no command of the tool has.`,
    );
}

function spellings({ flags }: Commands[string]): string[] {
  return flags.flatMap(({ name, aliases, negatable }) => [
    name,
    ...aliases,
    ...(negatable ? [`--no-${name.slice(2)}`] : []),
  ]);
}

/**
 * Compares the descriptions of commands and flags with the tool: each has a text in both languages,
 * none is left over, and the option that a flag sets exists.
 */
export function cliDescriptions(
  { commands, fields }: Pick<Facts, 'commands' | 'fields'>,
  descriptions: Descriptions,
): Finding[] {
  const flags = Object.values(commands).flatMap((command) =>
    command.flags.map(({ name }) => name),
  );
  const problems = [
    ...compareDescriptions('command', Object.keys(commands), descriptions.commands),
    ...compareDescriptions('flag', [...new Set(flags)], descriptions.flags),
    ...Object.entries(descriptions.flags)
      .filter(([, { option }]) => option !== undefined && !(option in fields))
      .map(
        ([name, { option }]) =>
          `${name} is said to set ${option}, which is not an option.`,
      ),
  ];
  return problems.map((what) => ({
    file: descriptionsName,
    line: 0,
    what,
    why: 'The command line reference shows these words beside what the tool says.',
    todo: 'Try it, and write one sentence in each language; or remove what is gone.',
  }));
}

function compareDescriptions(
  kind: string,
  names: readonly string[],
  texts: Readonly<Record<string, Description>>,
): string[] {
  const isWritten = (text?: string) => Boolean(text?.trim());
  return [
    ...names
      .filter((name) => !isWritten(texts[name]?.en) || !isWritten(texts[name]?.zh))
      .map((name) => `The ${kind} ${name} is not described in both languages.`),
    ...Object.keys(texts)
      .filter((name) => !names.includes(name))
      .map((name) => `${name} is described, but the tool has no such ${kind}.`),
  ];
}
