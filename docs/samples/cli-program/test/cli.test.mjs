import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const { bin } = JSON.parse(readFileSync('package.json'));
const program = bin['roman-year'];

const start = (...args) =>
  spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
  });

test('prints the year', () => {
  assert.equal(start('1984').stdout, 'MCMLXXXIV\n');
});

test('says what it takes, and fails', () => {
  const { status, stderr } = start('soon');
  assert.match(stderr, /^Usage: roman-year <year>/);
  assert.equal(status, 2);
});
