// Whoever copies what a guide shows into an empty folder arrives where it promises.
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { parsePage } from '@site/pages/parse';
import { readPages } from '@site/pages/read';
import { readProject } from '@site/pages/repository/read';
import { repository } from '@site/pages/repository/root';
import { readSample } from '@site/samples/build/manifest';
import { samplesFolder } from '@site/samples/build/places';
import { homeOf } from '@site/samples/build/toolchain';
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
  // The Chinese page shows the same samples and commands: the checks compare them letter for letter.
  test(`${page.route} leads from an empty folder to its result`, () => {
    const steps = stepsOf(page);
    const home = homeOf(readSample(`${samplesFolder}/${steps.sample}`));
    expect(follow(steps, folder, home)).toEqual([]);
  });
}

test('guides that lead somewhere are followed', () => {
  const lacking = pages
    .filter(({ name }) => /^guide\/(solution|migration)\/(?!index\.)/.test(name))
    // A table of another tool's options is looked up, and checks are for a package that is there.
    .filter(({ name }) => !/(-options|\/check)\.mdx$/.test(name))
    .filter(({ frontmatter }) => !frontmatter.follow)
    .map(({ file }) => file);
  expect(lacking, 'name the sample that the page builds: `follow: <id>`').toEqual([]);
  expect(followed.map(({ route }) => route)).toContain('/guide/start/quick-start');
});

test.describe('what a page lacks is found', () => {
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

  test('a package that is not asked for', () => {
    const left = without('package.json');
    const manifest = JSON.parse(stepsOf(page).files.get('package.json') ?? '');
    delete manifest.devDependencies['@rslib/core'];
    left.set('package.json', JSON.stringify(manifest));
    expect(result({ files: left })).toContain('rslib');
  });

  test('a command that is not said', () => {
    expect(result({ commands: ['mkdir a', 'cd a'] })).toContain(
      'dist/index.js is shown, but does not come out',
    );
  });

  test('an output that is not the one', () => {
    const outputs = new Map([['dist/index.js', 'export {};\n']]);
    expect(result({ outputs })).toContain('dist/index.js comes out otherwise');
  });

  test('a file that the list leaves out', () => {
    expect(result({ tree: ['dist/index.js'] })).toContain(
      'dist/index.d.ts comes out, but is not shown',
    );
  });

  test('a line that is not printed', () => {
    const printed = new Map([['node use.mjs', ['Good evening']]]);
    expect(result({ printed })).toContain('Good evening');
  });

  test('a page that does not show what it follows', () => {
    const other = { ...page, frontmatter: { follow: 'format-esm' } };
    expect(() => stepsOf(other)).toThrow('does not show it');
  });
});
