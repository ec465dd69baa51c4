// The state in an address, including one that was typed or cut by hand.
import { expect, test } from '@playwright/test';
import { defaultState, keyOf, withToggle } from '../src/browser/data/states.ts';
import { readAddress, writeAddress } from '../src/browser/state/address';

function read(query: string): [key: string, unknown: readonly string[]] | undefined {
  const found = readAddress(query);
  return found && [keyOf(found.state), found.unknown];
}

test('a state in the address is read again, and other parameters stay', () => {
  const state = withToggle(defaultState('node'), 'format', 'cjs');
  const query = writeAddress('?navbar=0', { ...state, minify: true });
  expect(query).toBe('?navbar=0&state=node.cjs.minify');
  expect(read(query)).toEqual(['node.cjs.minify', []]);
});

test('a tab is beside its state, which is written for it', () => {
  expect(writeAddress('', defaultState('utility'), 'package.json')).toBe(
    '?state=utility&tab=package.json',
  );
  expect(writeAddress('?state=node&tab=terminal', defaultState('utility'))).toBe('');
  expect(readAddress('?state=node&tab=dist/index.js')?.tab).toBe('dist/index.js');
  expect(readAddress(`?state=node&tab=${'x'.repeat(9_999)}`)?.tab).toHaveLength(200);
});

test('the default state needs no parameter in the address', () => {
  expect(writeAddress('?state=node.cjs', defaultState('utility'))).toBe('');
  expect(writeAddress('?a=1&state=node', defaultState('utility'))).toBe('?a=1');
  for (const query of ['', '?a=1', '?state=', '?state=...'])
    expect(read(query), query).toBeUndefined();
});

for (const [query, key, unknown] of [
  ['?state=node.amd.minify', 'node.minify', ['amd']],
  ['?state=nodejs.cjs', 'utility.cjs', ['nodejs']],
  ['?state=cjs.minify', 'utility.cjs.minify', []],
  ['?state=node.cjs.umd', 'node.cjs', ['umd']],
  ['?state=node.cjs.cjs', 'node.cjs', ['cjs']],
  ['?state=node.__proto__.constructor', 'node', ['__proto__', 'constructor']],
  ['?state=%3Cscript%3E', 'utility', ['<script>']],
] as const) {
  test(`${query} leads to ${key}`, () => {
    expect(read(query)).toEqual([key, [...unknown]]);
  });
}

test('only the first words of an endless address are read', () => {
  const [key, unknown] = read(`?state=node.${'x.'.repeat(100_000)}`) ?? [];
  expect(key).toBe('node');
  expect(unknown?.length).toBeLessThan(200);
});
