import { privateAddresses } from '../../tools/checks/site/private-addresses.ts';
import { securityText } from '../../tools/checks/site/security-text.ts';
import { checkFixtures } from './support.ts';

// Put together here, since the check reads this file as well.
const machinePath = (folder: string) => ['', folder, 'thing', 'a.ts'].join('/');
const registry = ['https:', '', 'registry.npmjs.org', 'rslib'].join('/');
const file = (text: string, name = 'a.md') => [{ file: name, text }];
const onMachine = (folder: string) =>
  [
    file(`One\nIn ${machinePath(folder)} it is.`),
    '/thing” is a path of one machine. Write a path from the root',
  ] as const;

checkFixtures('private addresses', privateAddresses, {
  accepted: {
    'web addresses': file('See https://www.npmjs.com/package/@rslib/core, docs/work/a.'),
    'relative paths': file(
      `join(tmpdir(), 'a'), ./tmp/a, \${base}/work/b, https://a.org/work/c`,
    ),
    'a lock file without addresses': file(
      '{ "integrity": "sha512-a", "resolved": "packages/a", "link": true }',
      'package-lock.json',
    ),
  },
  reported: {
    ...Object.fromEntries(
      ['root', 'work', 'tmp', 'home/me', 'Users/me'].map((folder) => [
        `a path in ${folder}`,
        onMachine(folder),
      ]),
    ),
    'the address of a registry': [
      file(`registry=${registry}`, '.npmrc'),
      `.npmrc:1 “${registry}” is the address of a package registry.`,
    ],
    'a lock file with download addresses': [
      file(`{\n  "resolved": "${registry}"\n}`, 'package-lock.json'),
      'package-lock.json:2',
    ],
  },
});

const expiring = (date: string) => `Contact: mailto:a@site.example\nExpires: ${date}\n`;
const notInAYear = (date: string) =>
  [expiring(date), `It expires ${date}, not within one to twelve months.`] as const;

const today = new Date('2026-06-01T00:00:00Z');

checkFixtures('security.txt', (text: string) => securityText(text, today), {
  accepted: {
    'an expiry within a year': expiring('2027-05-01T00:00:00Z'),
    'an expiry after more than a month': expiring('2026-07-02T00:00:00Z'),
  },
  reported: {
    'a file without one': ['', 'It expires never'],
    'an expiry that has passed': notInAYear('2026-05-01T00:00:00Z'),
    'an expiry within a month': notInAYear('2026-06-30T00:00:00Z'),
    'an expiry after more than a year': notInAYear('2028-05-01T00:00:00Z'),
    'an expiry that is no date': notInAYear('soon'),
  },
});
