// Following a guide from an empty folder leads to the result that it promises.
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { parsePage } from '@site/pages/parse';
import { readPages } from '@site/pages/read';
import { readProject, repository } from '@site/pages/repository';
import { readSample, samplesFolder } from '@site/samples/build/sample';
import { toolchainOf } from '@site/samples/build/toolchains';
import { isSelected } from '../support/selection.ts';
import { follow } from './reader.ts';
import { type Steps, stepsOf } from './steps.ts';

test.describe.configure({ timeout: 180_000 });

const files = readProject(repository).filter(({ file }) => file.startsWith('docs/en/'));
const pages = readPages(files).pages;
const followed = pages.filter(({ frontmatter }) => frontmatter.follow !== undefined);

let folder = '';
test.beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'follow-')));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

const selected = followed.filter(({ file, route, frontmatter }) =>
  isSelected(route ?? file, [
    file,
    `docs/samples/${String(frontmatter.follow)}/`,
    'tests/follow/',
  ]),
);

for (const page of selected) {
  // Checks ensure that the Chinese page shows the same samples and commands.
  test(`${page.route} leads from an empty folder to its result`, () => {
    const steps = stepsOf(page);
    const home = toolchainOf(readSample(`${samplesFolder}/${steps.sample}`));
    expect(follow(steps, folder, home)).toEqual([]);
  });
}

test('every guide with a result is followed', () => {
  const lacking = pages
    .filter(({ name }) => /^guide\/(solution|migration)\/(?!index\.)/.test(name))
    // Tables of another tool's options and checks of an existing package are not followed.
    .filter(({ name }) => !/(-options|\/check)\.mdx$/.test(name))
    .filter(({ frontmatter }) => !frontmatter.unwritten && !frontmatter.follow)
    .map(({ file }) => file);
  expect(lacking, 'name the sample that the page builds: `follow: <id>`').toEqual([]);
  expect(followed.map(({ route }) => route)).toContain('/guide/start/quick-start');
});

test.describe('an incomplete page is reported', () => {
  const file = 'docs/en/guide/start/quick-start.mdx';
  const page = parsePage(file, readFileSync(`${repository}/${file}`, 'utf8'));
  const result = (change: Partial<Steps>) =>
    follow({ ...stepsOf(page), ...change }, folder, repository).join('\n');
  const without = (name: string) => {
    const left = new Map(stepsOf(page).files);
    left.delete(name);
    return left;
  };

  test('a file that is not shown', () => {
    expect(result({ files: without('src/index.ts') })).toContain('ended with 1');
  });

  test('a package that is not installed', () => {
    const left = without('package.json');
    const manifest = JSON.parse(stepsOf(page).files.get('package.json') ?? '');
    delete manifest.devDependencies['@rslib/core'];
    left.set('package.json', JSON.stringify(manifest));
    expect(result({ files: left })).toContain('rslib');
  });

  test('a command that is missing', () => {
    expect(result({ commands: ['mkdir a', 'cd a'] })).toContain(
      'dist/index.js is shown, but not emitted',
    );
  });

  test('an output that differs', () => {
    const outputs = new Map([['dist/index.js', 'export {};\n']]);
    expect(result({ outputs })).toContain('dist/index.js is emitted differently');
  });

  test('a file that is missing in the list', () => {
    expect(result({ tree: ['dist/index.js'] })).toContain(
      'dist/index.d.ts is emitted, but not shown',
    );
  });

  test('a line that is not printed', () => {
    const printed = new Map([['node use.mjs', ['Good evening']]]);
    expect(result({ printed })).toContain('Good evening');
  });

  test('a page that does not show the sample that it follows', () => {
    const other = { ...page, frontmatter: { follow: 'format-esm' } };
    expect(() => stepsOf(other)).toThrow('does not show it');
  });
});
