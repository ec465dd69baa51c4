// Files of the repository are listed by git, or from disk in a source archive.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { readProject } from '../src/repository.ts';

let root = '';
test.beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'read-project-')));
  write('.gitignore', 'node_modules\ndist-of-site/\n');
  write('a.md', 'A');
  write('docs/samples/one/dist/index.js', 'export {};');
  write('dist-of-site/index.html', '<p>');
  write('docs/node_modules/one/index.js', 'export {};');
  write('picture.png', '\0');
});
test.afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(`${root}/${file}`), { recursive: true });
  writeFileSync(`${root}/${file}`, text);
}

const own = ['.gitignore', 'a.md', 'docs/samples/one/dist/index.js'];

test('a source archive is read from disk, without ignored files', () => {
  expect(readProject(root).map(({ file }) => file)).toEqual(own);
});

test('a repository is read from git: tracked and new files', () => {
  execFileSync('git', ['init', '-q'], { cwd: root });
  execFileSync('git', ['add', 'a.md'], { cwd: root });
  expect(readProject(root).map(({ file }) => file)).toEqual(own);
  rmSync(`${root}/a.md`);
  expect(readProject(root).map(({ file }) => file)).not.toContain('a.md');
});
