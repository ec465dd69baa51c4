// What npm test rebuilds after a change, in clones and archives made for the test.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { listSamples } from '@site/samples/format/sample';
import { writeFiles } from '@site/test-files';
import { changesIn } from '../support/changes.ts';
import list from '../support/rebuilt.json' with { type: 'json' };
import { selectionOf } from '../support/selection.ts';

function git(folder: string, ...args: string[]): string {
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.org'];
  const { status, stdout, stderr } = spawnSync('git', [...identity, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_SYSTEM: '/dev/null',
    },
  });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

const write = (folder: string, file: string, text = file) =>
  writeFiles({ [file]: text }, folder);

/** A repository whose main has one commit, with these files. */
function clone(...files: string[]): string {
  const folder = test.info().outputPath('clone');
  mkdirSync(folder, { recursive: true });
  git(folder, 'init', '--quiet', '--initial-branch=main');
  return commit(folder, ...files);
}

function commit(folder: string, ...files: string[]): string {
  const text = `after ${git(folder, 'log', '--all', '--oneline')}`;
  for (const file of files) write(folder, file, text);
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '--message=change');
  return folder;
}

const sample = (id: string) => `docs/samples/${id}/`;
const isRebuilt = (changed: readonly string[], id: string) =>
  selectionOf(changed).isRebuilt(
    'samples',
    id,
    [sample(id)],
    [`${sample(id)}recorded.json`],
  );

test('on a branch, what was committed and what was not counts as changed', () => {
  const folder = clone('a.mdx', 'b.mdx', 'c.mdx');
  git(folder, 'checkout', '--quiet', '-b', 'work');
  commit(folder, 'a.mdx');
  write(folder, 'b.mdx', 'changed');
  write(folder, 'new.mdx');
  expect(changesIn(folder).files).toEqual(['a.mdx', 'b.mdx', 'new.mdx']);
  expect(changesIn(folder).comparedWith).toMatch(/^main \([0-9a-f]{9}\)$/);
});

test('TEST_BASE names another commit of the clone to compare with', () => {
  const folder = clone('a.mdx');
  const first = git(folder, 'rev-parse', 'HEAD');
  commit(folder, 'b.mdx');
  expect(changesIn(folder, first).files).toEqual(['b.mdx']);
  for (const base of ['0'.repeat(40), '--all'])
    expect(() => changesIn(folder, base)).toThrow(
      `TEST_BASE is "${base}", which is no commit of this clone`,
    );
});

test('without git, and without a branch to compare with, nothing counts as changed', () => {
  const archive = test.info().outputPath('archive');
  // The folder is inside the repository, whose history is not that of the archive.
  write(archive, '.git', 'gitdir: nowhere');
  const lone = clone('a.mdx');
  git(lone, 'branch', '--quiet', '-m', 'lone');
  for (const folder of [archive, lone]) {
    write(folder, 'a.mdx', 'changed');
    const { files, comparedWith } = changesIn(folder);
    expect(files).toEqual([]);
    expect(comparedWith).toContain('no git history');
  }
});

test('a sample is rebuilt if its folder changed, and no other one is', () => {
  expect(isRebuilt([`${sample('vue-dts')}src/index.ts`], 'vue-dts')).toBe(true);
  expect(isRebuilt([`${sample('vue-dts')}recorded.json`], 'vue-dts')).toBe(true);
  expect(isRebuilt([`${sample('vue-dts')}src/index.ts`], 'vue')).toBe(false);
});

for (const file of [
  'package-lock.json',
  'tools/toolchains/vue/package-lock.json',
  'packages/samples/src/record/run.ts',
  'packages/workbench/src/format/records.ts',
]) {
  test(`a change of ${file} rebuilds the listed ones, and those with changed sources`, () => {
    const records = listSamples().map((id) => `${sample(id)}recorded.json`);
    const changed = [file, ...records, `${sample('vue-dts')}src/index.ts`];
    const rebuilt = listSamples().filter((id) => isRebuilt(changed, id));
    expect(rebuilt).toEqual([...list.samples, 'vue-dts'].sort());
  });
}

test('a full run selects everything', () => {
  const { hasChanged, isListed, isRebuilt } = selectionOf([], true);
  expect(hasChanged(['docs/en/index.mdx'])).toBe(true);
  expect(isListed('libraries', 'zod')).toBe(true);
  expect(isRebuilt('samples', 'vue-dts', [])).toBe(true);
});

test('the list has forty names of things that exist, and some of each kind', () => {
  expect(Object.values(list).flat()).toHaveLength(40);
  for (const names of Object.values(list)) expect(names).not.toEqual([]);
  const { items } = JSON.parse(readFileSync('docs/advisor/proofs.json', 'utf8'));
  expect(Object.keys(items)).toEqual(expect.arrayContaining(list.advisor));
  const files = [
    ...list.samples.map((id) => sample(id)),
    ...list.libraries.map((id) => `docs/libraries/${id}`),
    ...list.follow.map((route) => `docs/en${route}.mdx`),
  ];
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
