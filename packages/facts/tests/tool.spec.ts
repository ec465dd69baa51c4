// What is read from the installed tool is complete.
import { expect, test } from '@playwright/test';
import { parseCommand } from '../src/record/help.ts';

test('an unknown layout of the help is an error, not an empty list', () => {
  expect(() => parseCommand('Usage:\n  $ rslib\n', '')).toThrow('has a layout');
  const odd = 'Usage:\n  $ rslib\n\nOptions:\n  *--watch\n';
  expect(() => parseCommand(odd, '')).toThrow('*--watch');
});
