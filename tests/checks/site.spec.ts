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

const origin = 'https://site.example';
const good = `Contact: mailto:a@site.example
Canonical: ${origin}/.well-known/security.txt
Expires: 2027-05-01T00:00:00Z
`;
const expiring = (date: string) => good.replace('2027-05-01T00:00:00Z', date);
const security = (text: string) => {
  const name = 'docs/public/.well-known/security.txt';
  return securityText([{ file: name, text }], origin, new Date('2026-06-01T00:00:00Z'));
};
const notInAYear = (date: string) =>
  [expiring(date), `It expires ${date}, not within one to twelve months.`] as const;

checkFixtures('security.txt', security, {
  accepted: {
    'contact, address and an expiry within a year': good,
    'an expiry after more than a month': expiring('2026-07-02T00:00:00Z'),
  },
  reported: {
    'an empty file': [
      '',
      'It names no contact.',
      'It lacks its own address. Write "Canonical: https://site.example/',
      'It expires never, not within one to twelve months.',
    ],
    'the address of another site': [
      good.replaceAll('/.well-known', ''),
      'docs/public/.well-known/security.txt:0 It lacks',
    ],
    'an expiry that has passed': notInAYear('2026-05-01T00:00:00Z'),
    'an expiry within a month': notInAYear('2026-06-30T00:00:00Z'),
    'an expiry after more than a year': notInAYear('2028-05-01T00:00:00Z'),
    'an expiry that is no date': notInAYear('soon'),
  },
});
