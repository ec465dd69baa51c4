// The dates in the sitemap and the feeds.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { installedVersion } from '@site/samples/format/installed';
import { hasFullHistory, lastChanges } from '../src/build/git.ts';
import { siteVersion } from '../src/build/version.ts';

const folder = () => mkdtempSync(path.join(tmpdir(), 'git-'));
const git = (cwd: string, date: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
    cwd,
    stdio: 'pipe',
    env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
  });

/** A repository with a commit in `website/docs` at each date. */
function repository(): string {
  const root = folder();
  git(root, '2026-01-01T00:00:00Z', 'init', '-q');
  mkdirSync(`${root}/website/docs/en`, { recursive: true });
  for (const [date, file, subject] of [
    ['2026-03-01T08:00:00Z', 'en/a.mdx', 'Write a'],
    // Already the next day in UTC.
    ['2026-03-01T23:30:00-02:00', 'en/名.mdx', 'Write the other'],
    ['2026-03-02T10:00:00Z', 'en/a.mdx', 'Change a'],
  ] as const) {
    writeFileSync(`${root}/website/docs/${file}`, date);
    git(root, date, 'add', '.');
    git(root, date, 'commit', '-q', '-m', `${subject}\n\nMore about it.`);
  }
  return root;
}

test('version.json names the commit, and nothing without git', () => {
  const root = repository();
  const commit = String(git(root, '', 'rev-parse', 'HEAD')).trim();
  const rslib = installedVersion('@rslib/core');
  expect(siteVersion(root)).toEqual({ commit, rslib });
  expect(siteVersion(folder())).toEqual({ commit: null, rslib });
});

test('a page has the date and the message of its last commit', () => {
  const docs = `${repository()}/website/docs`;
  expect([...lastChanges(docs)]).toEqual([
    [`${docs}/en/a.mdx`, { date: '2026-03-02T10:00:00.000Z', subject: 'Change a' }],
    [
      `${docs}/en/名.mdx`,
      { date: '2026-03-02T01:30:00.000Z', subject: 'Write the other' },
    ],
  ]);
});

test('a shallow clone and a folder without git have no dates', () => {
  const shallow = folder();
  const source = pathToFileURL(repository()).href;
  git(shallow, '2026-01-01T00:00:00Z', 'clone', '-q', '--depth', '1', source, '.');
  for (const docs of [`${shallow}/website/docs`, folder()]) {
    expect(hasFullHistory(docs)).toBe(false);
    expect(lastChanges(docs).size).toBe(0);
  }
});
