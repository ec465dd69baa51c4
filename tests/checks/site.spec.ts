import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { contrast, type Pairing } from '../../tools/checks/site/contrast.ts';
import { privateAddresses } from '../../tools/checks/site/private-addresses.ts';
import { securityText } from '../../tools/checks/site/security-text.ts';
import { checkFixtures, lines } from './support.ts';

const pairing = (ratio: 3 | 4.5, ...on: string[]): Pairing[] => [
  { colours: ['--text'], on, ratio },
];
type Colours = [css: string, pairings: Pairing[]];

checkFixtures('contrast', ([css, pairings]: Colours) => contrast(css, pairings), {
  accepted: {
    'a contrast of 4.5:1': ['--text: #767676; --bg: #fff;', pairing(4.5, '--bg')],
    'a border of 3:1': ['--text: #949494; --bg: #ffff;', pairing(3, '--bg')],
    'another pair of colours in the dark theme': [
      '--text: light-dark(#000, #fff); --bg: light-dark(#fff, #000);',
      pairing(4.5, '--bg'),
    ],
  },
  reported: {
    'a text that is too pale': [
      ['--bg: #fff;\n--text: light-dark(#777, #000);', pairing(4.5, '--bg')],
      'theme/styles/variables.css:2 --text on --bg has a contrast of 4.48:1 in the light theme.',
    ],
    'a dark text that the dark theme keeps': [
      ['--text: #000; --bg: light-dark(#fff, #111);', pairing(4.5, '--bg')],
      'variables.css:1 --text on --bg has a contrast of 1.11:1 in the dark theme. Make',
    ],
    'a text on a half transparent layer': [
      [
        '--text: light-dark(#767676, #000); --bg: #fff; --tint: #0000001a;',
        pairing(4.5, '--bg', '--tint'),
      ],
      '--text on --bg with --tint has a contrast of 3.6',
    ],
    'a colour that is not defined': [
      ['--text: black; --bg: #fff;', pairing(4.5, '--bg')],
      '--text on --bg has a colour that is missing or not written as #rrggbb in the light theme.',
      '--text on --bg has a colour that is missing or not written as #rrggbb in the dark theme.',
    ],
  },
});

test('a brand colour that is too pale is reported before the site is built', () => {
  const css = readFileSync('theme/styles/variables.css', 'utf8');
  expect(contrast(css)).toEqual([]);
  const pale = css.replace(/(--rp-c-brand: light-dark\()#\w+/, '$1#5fd0cf');
  expect(lines(contrast(pale))[0]).toContain('--rp-c-brand on --rp-c-bg has a contrast');
});

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
