// The state in an address, including one of an old link, or typed or cut by hand.
import { expect, test } from '@playwright/test';
import { defaultState, keyOf, withToggle } from '../src/browser/data/states.ts';
import { readAddress, writeAddress } from '../src/browser/state/address';

function read(query: string): [key: string, ignored: readonly string[]] | undefined {
  const found = readAddress(query);
  return found && [keyOf(found.state), found.ignored];
}

test('a state in the address is read again, and other parameters stay', () => {
  const state = withToggle(defaultState('node'), 'format', 'cjs');
  const query = writeAddress('?navbar=0', { ...state, shims: true });
  expect(query).toBe('?navbar=0&state=node.cjs.shims');
  expect(read(query)).toEqual(['node.cjs.shims', []]);
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

for (const [query, key, ignored] of [
  ['?state=utility.amd.minify', 'utility.minify', ['amd']],
  ['?state=nodejs.cjs', 'utility.cjs', ['nodejs']],
  ['?state=cjs.minify', 'utility.cjs.minify', []],
  // Packages and combinations that the explorer used to have.
  ['?state=component.cjs.dts.minify', 'utility.cjs.dts.minify', ['component']],
  ['?state=utility.umd.bundleless.banner', 'utility.umd', ['bundleless', 'banner']],
  ['?state=entries.cjs.bundleless.es5', 'entries.bundleless', ['cjs', 'es5']],
  ['?state=node.cjs.umd', 'node.cjs', ['umd']],
  ['?state=node.cjs.cjs', 'node.cjs', ['cjs']],
  ['?state=node.__proto__.constructor', 'node', ['__proto__', 'constructor']],
  ['?state=%3Cscript%3E', 'utility', ['<script>']],
] as const) {
  test(`${query} leads to ${key}`, () => {
    expect(read(query)).toEqual([key, [...ignored]]);
  });
}

test('only the first words of an endless address are read', () => {
  const [key, ignored] = read(`?state=node.${'x.'.repeat(100_000)}`) ?? [];
  expect(key).toBe('node');
  expect(ignored?.length).toBeLessThan(200);
});
