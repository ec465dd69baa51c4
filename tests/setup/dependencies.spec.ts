import { expect, test } from '@playwright/test';
import { differences } from '../../tools/install/dependencies.mjs';

const machine = { platform: 'linux', arch: 'x64' } as const;
const one = (entry: object) => ({ 'node_modules/a': { version: '1.0.0', ...entry } });

for (const [what, wanted, installed, says] of [
  ['what matches, beside a package too many', one({}), { ...one({}), b: {} }, []],
  [
    'a package of another version',
    one({}),
    one({ version: '2.0.0' }),
    ['a is 2.0.0, not 1.0.0'],
  ],
  [
    'a missing package inside another',
    { 'node_modules/a/node_modules/@scope/b': { version: '1.0.0' } },
    {},
    ['@scope/b 1.0.0 is missing'],
  ],
  ['a folder of the repository', one({ link: true }), {}, []],
  ['what npm leaves out', one({ extraneous: true }), {}, []],
  ['an optional package', one({ optional: true }), {}, []],
  [
    'an optional package for this system',
    one({ optional: true, os: 'linux', cpu: ['x64'] }),
    {},
    ['a 1.0.0 is missing'],
  ],
  [
    'one for another system',
    one({ optional: true, os: ['darwin'], cpu: ['x64'] }),
    {},
    [],
  ],
  [
    'one for another processor',
    one({ optional: true, os: ['linux'], cpu: 'arm64' }),
    {},
    [],
  ],
] as const)
  test(`before a run, ${says.length > 0 ? 'packages are installed for' : 'nothing is installed for'} ${what}`, () => {
    expect(differences(wanted, installed, machine)).toEqual(says);
  });
