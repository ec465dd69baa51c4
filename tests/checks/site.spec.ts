// What security.txt must hold, and until when.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { commitDate } from '../../tools/checks/commit-date.ts';
import { securityText } from '../../tools/checks/security-text.ts';

const origin = 'https://site.example';
const now = new Date('2026-06-01T00:00:00Z');

function complaints(text: string) {
  const file = 'docs/public/.well-known/security.txt';
  return securityText([{ file, text }], origin, now).map(({ what }) => what);
}

const good = `Contact: mailto:a@site.example
Canonical: ${origin}/.well-known/security.txt
Expires: 2027-05-01T00:00:00Z
`;

test('a file with contact, address and expiry within a year is accepted', () => {
  expect(complaints(good)).toEqual([]);
  expect(complaints(good.replace('2027-05-01', '2026-07-02'))).toEqual([]);
});

for (const [name, text, what] of [
  ['no contact', good.replace(/^Contact.*\n/m, ''), 'It names no contact.'],
  [
    'the address of another site',
    good.replaceAll('/.well-known', ''),
    'It does not name the address at which it is published.',
  ],
  [
    'an end that has passed',
    good.replace('2027-05', '2026-05'),
    'It expires 2026-05-01T00:00:00Z, not within one to twelve months.',
  ],
  [
    'an end that is near',
    good.replace('2027-05-01', '2026-06-30'),
    'It expires 2026-06-30T00:00:00Z, not within one to twelve months.',
  ],
  [
    'an end that is far away',
    good.replace('2027', '2028'),
    'It expires 2028-05-01T00:00:00Z, not within one to twelve months.',
  ],
  [
    'an end that is no date',
    good.replace('2027-05-01T00:00:00Z', 'soon'),
    'It expires soon, not within one to twelve months.',
  ],
  [
    'no end',
    good.replace(/^Expires.*\n/m, ''),
    'It expires never, not within one to twelve months.',
  ],
] as const) {
  test(`${name} is reported`, () => {
    expect(complaints(text)).toEqual([what]);
  });
}

test('a missing file is reported', () => {
  expect(securityText([], origin, now)).toHaveLength(3);
});

test('the message contains the line to write', () => {
  const [finding] = securityText(
    [
      {
        file: 'docs/public/.well-known/security.txt',
        text: good.replace('2027', '2025'),
      },
    ],
    origin,
    now,
  );
  expect(finding?.line).toBe(3);
  const [, date = ''] = /"Expires: (.+)"/.exec(finding?.todo ?? '') ?? [];
  expect(complaints(good.replace(/Expires: .+/, `Expires: ${date}`))).toEqual([]);
});

test('the contact of the site is a valid address', () => {
  const text = readFileSync('docs/public/.well-known/security.txt', 'utf8');
  expect(text).toMatch(/^Contact: mailto:[^\s@]+@[^\s@]+$/m);
});

test('the expiry is compared with the day of the commit', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'commit-'));
  const git = (...args: string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=a', '-c', 'user.email=a@site.example', ...args],
      {
        cwd: root,
        env: { ...process.env, GIT_COMMITTER_DATE: '2020-01-02T03:04:05Z' },
      },
    );
  git('init', '--quiet');
  git('commit', '--quiet', '--allow-empty', '--message', 'a');
  expect(commitDate(root).toISOString()).toBe('2020-01-02T03:04:05.000Z');
});
