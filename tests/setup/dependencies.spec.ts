import { expect, test } from '@playwright/test';
import { differences, explain } from '../../tools/setup/dependencies-choice.mjs';

const machine = { os: 'linux', cpu: 'x64', libc: 'glibc' };
const react = { 'node_modules/react': { version: '19.0.0' } };

test('what matches needs nothing', () => {
  expect(differences({ '': {}, ...react }, react, machine)).toEqual([]);
});

test('a missing package is named', () => {
  const list = differences(react, {}, machine);
  expect(list).toEqual([
    { folder: 'node_modules/react', wanted: '19.0.0', found: undefined },
  ]);
  expect(explain(list)).toContain('react 19.0.0 is missing');
});

test('another version is named with both versions', () => {
  const list = differences(
    react,
    { 'node_modules/react': { version: '18.3.1' } },
    machine,
  );
  expect(explain(list)).toContain('react is 18.3.1, not 19.0.0');
});

test('a package too many is no reason to install', () => {
  const more = { ...react, 'node_modules/other': { version: '1.0.0' } };
  expect(differences(react, more, machine)).toEqual([]);
});

test('a nested package goes by its own name', () => {
  const nested = { 'node_modules/a/node_modules/@scope/b': { version: '1.0.0' } };
  expect(explain(differences(nested, {}, machine))).toContain(
    '@scope/b 1.0.0 is missing',
  );
});

test('a long list is cut, and its length told', () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const wanted = Object.fromEntries(
    names.map((name) => [`node_modules/${name}`, { version: '1.0.0' }]),
  );
  const text = explain(differences(wanted, {}, machine));
  expect(text).toContain('c 1.0.0');
  expect(text).not.toContain('d 1.0.0');
  expect(text).toContain('and 2 more');
});

test('a link to a folder of the repository is not a package to install', () => {
  expect(differences({ 'node_modules/own': { link: true } }, {}, machine)).toEqual([]);
});

for (const [what, entry, needed] of [
  ['for this system', { os: ['linux'], cpu: ['x64'], libc: ['glibc'] }, true],
  ['for another system', { os: ['darwin'], cpu: ['x64'] }, false],
  ['for another processor', { os: ['linux'], cpu: ['arm64'] }, false],
  ['for another C library', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }, false],
  ['for all systems but others', { os: ['!win32'] }, true],
  ['for all systems but this', { os: ['!linux'] }, false],
  ['for no system in particular', {}, false],
] as const) {
  test(`a missing optional package ${what} is ${needed ? '' : 'not '}needed`, () => {
    const copy = structuredClone(entry) as Record<string, string[]>;
    const wanted = {
      'node_modules/native': { version: '1.0.0', optional: true, ...copy },
    };
    expect(differences(wanted, {}, machine)).toHaveLength(needed ? 1 : 0);
  });
}

test('an optional package of another version is replaced, whatever it is for', () => {
  const wanted = { 'node_modules/native': { version: '2.0.0', optional: true } };
  const installed = { 'node_modules/native': { version: '1.0.0' } };
  expect(differences(wanted, installed, machine)).toHaveLength(1);
});
