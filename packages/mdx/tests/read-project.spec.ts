// Files of the repository are listed by git, or from disk in a source archive.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { writeFiles } from '@site/test-files';
import { readProject } from '../src/format/repository.ts';

const files = {
  '.gitignore': 'node_modules\ndist-of-site/\n',
  'a.md': 'A',
  'docs/samples/one/dist/index.js': 'export {};',
  'dist-of-site/index.html': '<p>',
  'docs/node_modules/one/index.js': 'export {};',
  'picture.png': '\0',
};
const own = ['.gitignore', 'a.md', 'docs/samples/one/dist/index.js'];

test('a source archive is read from disk, without ignored files', () => {
  expect(readProject(writeFiles(files)).map(({ file }) => file)).toEqual(own);
});

test('a repository is read from git: tracked and new files', () => {
  const root = writeFiles(files);
  execFileSync('git', ['init', '-q'], { cwd: root });
  execFileSync('git', ['add', 'a.md'], { cwd: root });
  expect(readProject(root).map(({ file }) => file)).toEqual(own);
  rmSync(`${root}/a.md`);
  expect(readProject(root).map(({ file }) => file)).not.toContain('a.md');
});
