// Which inline code stays in one line: packages/facts/src/short-commands.ts.
import { expect, test } from '@playwright/test';
import { isShortCommand } from '@site/facts/short-commands';

for (const code of [
  '--watch',
  '-w',
  'node --version',
  'npx rslib --lib esm',
  'cp -r dist old',
])
  test(`${code} stays in one line`, () => {
    expect(isShortCommand(code)).toBe(true);
  });

for (const code of [
  'create-rslib',
  '--',
  'a - b',
  '>=20 -1',
  'npx tsc --noEmit --traceResolution',
])
  test(`${code} may be broken`, () => {
    expect(isShortCommand(code)).toBe(false);
  });
