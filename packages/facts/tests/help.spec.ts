// The help of the tool is parsed.
import { expect, test } from '@playwright/test';
import { parseCommand } from '../src/read/help.ts';

const help = `
Rslib v9.9.9

Usage:
  $ rslib build [options]

Commands:
  build    build it (default if no command is given)
  mf-dev   start it

Options:
  -w, --watch               turn on watch mode${' '}
  --entry <entry>           set entry (repeatable) (default: )
  --bundle                  bundle (use --no-bundle to disable)${' '}
  --target <target>         set target (web | node) (default: node)
`;

test('flags have alias, argument, default, choices, repetition and negation', () => {
  const { usage, flags } = parseCommand(help, 'build it');
  expect(usage).toBe('rslib build [options]');
  const none = { aliases: [], repeatable: false, negatable: false, choices: [] };
  expect(flags).toEqual([
    { ...none, name: '--watch', aliases: ['-w'], text: 'turn on watch mode' },
    {
      ...none,
      name: '--entry',
      argument: '<entry>',
      text: 'set entry (repeatable)',
      repeatable: true,
    },
    {
      ...none,
      name: '--bundle',
      text: 'bundle (use --no-bundle to disable)',
      negatable: true,
    },
    {
      ...none,
      name: '--target',
      argument: '<target>',
      text: 'set target (web | node)',
      default: 'node',
      choices: ['web', 'node'],
    },
  ]);
});

test('an unknown layout of the help is an error, not an empty list', () => {
  expect(() => parseCommand('Usage:\n  $ rslib\n', '')).toThrow('has a layout');
  const odd = 'Usage:\n  $ rslib\n\nOptions:\n  *--watch\n';
  expect(() => parseCommand(odd, '')).toThrow('*--watch');
});
