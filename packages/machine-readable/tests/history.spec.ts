import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { hasFullHistory } from '../src/history.ts';

const folder = () => mkdtempSync(path.join(tmpdir(), 'history-'));
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
    cwd,
    stdio: 'pipe',
  });

function repository(): string {
  const root = folder();
  git(root, 'init', '-q');
  for (const message of ['one', 'two'])
    git(root, 'commit', '-q', '--allow-empty', '-m', message);
  return root;
}

test('a repository with all its commits has its history', () => {
  expect(hasFullHistory(repository())).toBe(true);
});

test('a shallow clone does not, and neither does a folder that is no repository', () => {
  const shallow = folder();
  git(shallow, 'clone', '-q', '--depth', '1', pathToFileURL(repository()).href, '.');
  expect(hasFullHistory(shallow)).toBe(false);
  expect(hasFullHistory(folder())).toBe(false);
});
