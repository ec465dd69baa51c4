// Which versions a range in package.json allows.
import { expect, test } from '@playwright/test';
import { allows } from './installed.ts';

const cases: [range: string, version: string, allowed: boolean][] = [
  ['1.0.1', '1.0.1', true],
  ['1.0.1', '1.0.2', false],
  ['^1.0.1', '1.4.0', true],
  ['^1.0.1', '1.0.0', false],
  ['^1.0.1', '2.0.0', false],
  ['^0.12.0', '0.12.3', true],
  ['^0.12.0', '0.13.0', false],
  ['~1.2.0', '1.2.9', true],
  ['~1.2.0', '1.3.0', false],
  ['>=18', '19.3.1', true],
  ['>=18', '17.0.2', false],
  ['^18.0.0 || ^19.0.0', '19.3.1', true],
  ['^17.0.0 || ^18.0.0', '19.3.1', false],
  ['19.x', '19.3.1', true],
  ['*', '19.3.1', true],
  ['latest', '19.3.1', false],
];

for (const [range, version, allowed] of cases) {
  test(`${range} ${allowed ? 'allows' : 'does not allow'} ${version}`, () => {
    expect(allows(range, version)).toBe(allowed);
  });
}
