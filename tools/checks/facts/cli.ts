import type { Facts } from '@site/facts/facts';
import { descriptionsName } from '@site/facts/reviewed-data';
import { type Finding, findingsWith } from '@site/mdx/findings';
import { type Schema, validate } from '@site/mdx/json-schema';
import { inEachLanguage, type Page } from '@site/mdx/page';
import { visit } from 'unist-util-visit';

const pageFinding = findingsWith(
  'Readers type what the page says, and the tool stops at a flag that it does not know.',
  'Make the page say what `npx rslib --help` says, in both languages.',
);

const description = findingsWith(
  'The command line reference shows these words beside what the tool says.',
  'Try it, and write one sentence in each language; or remove what is gone.',
);

type Commands = Facts['commands'];

/**
 * Compares the page about the command line with the tool: every command has its reference, and
 * every command and flag that its text and commands name exists.
 */
export function cliPage(
  { commands }: Pick<Facts, 'commands'>,
  pages: readonly Page[],
): Finding[] {
  return inEachLanguage('/guide/basic/cli', pages, (page) => [
    ...Object.keys(commands)
      .map((name) => [name, `<CliReference command="${name}" />`] as const)
      .filter(([, wanted]) => page.components.every(({ tag }) => tag !== wanted))
      .map(([name, wanted]) => {
        const what = `The page does not show the flags of “rslib ${name}”.`;
        return pageFinding(page.file, what, 0, `Add ${wanted} in both languages.`);
      }),
    ...commandLines(page).flatMap(({ text, line }) =>
      unknownNames(text, commands).map((what) => pageFinding(page.file, what, line)),
    ),
  ]);
}

/** Inline code and lines of shell blocks that are a flag or a command line of rslib. */
function commandLines({ tree }: Page): { text: string; line: number }[] {
  const all: { text: string; line: number }[] = [];
  visit(tree, (node) => {
    const isShell = node.type === 'code' && /^(?:ba)?sh$/.test(node.lang ?? '');
    if (!isShell && node.type !== 'inlineCode') return;
    const first = (node.position?.start.line ?? 0) + (isShell ? 1 : 0);
    const lines = node.value.split('\n');
    all.push(...lines.map((text, index) => ({ text, line: first + index })));
  });
  return all.filter(({ text }) => /^(?:-|(?:npx )?rslib\b)/.test(text));
}

/**
 * What is wrong with the names in a command line. A flag has to belong to the command in the line,
 * to `build` where there is none; a flag without `rslib` may belong to any command.
 */
function unknownNames(text: string, commands: Commands): string[] {
  const [line, name = 'build'] = /^(?:npx )?rslib\b\s*([a-z][\w-]*)?/.exec(text) ?? [];
  const command = commands[name];
  if (!command)
    return [`The page names rslib ${name}, which is not a command of the tool.`];
  const owner = line ? `“rslib ${name}”` : 'the tool';
  const owners = line ? [command] : Object.values(commands);
  const known = owners.flatMap(({ flags }) =>
    flags.flatMap(({ name, aliases, negatable }) => [
      name,
      ...aliases,
      ...(negatable ? [`--no-${name.slice(2)}`] : []),
    ]),
  );
  return [...text.matchAll(/(?:^|\s)(--?[a-z][\w-]*)/g)]
    .map(([, flag = '']) => flag)
    .filter((flag) => !known.includes(flag))
    .map((flag) => `The page names ${flag}, which ${owner} does not have.`);
}

/**
 * Compares the descriptions of commands and flags with the tool: each has a text in both languages,
 * none is left over, and the option that a flag sets exists.
 */
export function cliDescriptions(
  { commands, fields }: Pick<Facts, 'commands' | 'fields'>,
  descriptions: unknown,
): Finding[] {
  const flags = Object.values(commands).flatMap((command) => command.flags);
  const text: Schema = { type: 'string', pattern: '\\S' };
  const option: Schema = { enum: Object.keys(fields) };
  const described: Schema = {
    type: 'object',
    required: ['en', 'zh'],
    properties: { en: text, zh: text, option },
  };
  const all = (names: readonly string[]): Schema => ({
    type: 'object',
    required: [...new Set(names)],
    properties: Object.fromEntries(names.map((name) => [name, described])),
  });
  const errors = validate(descriptions, {
    type: 'object',
    properties: {
      commands: all(Object.keys(commands)),
      flags: all(flags.map(({ name }) => name)),
    },
  });
  return errors.map((error) => description(descriptionsName, `${error}.`));
}
