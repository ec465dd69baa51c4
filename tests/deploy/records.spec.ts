// What an update may write by itself: records, and nothing else.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const script = path.resolve('tools/deploy/records.mjs');
const record = 'docs/samples/a/recorded.json';

/** What the second job stages and says of what the first job has changed. */
function stage(change: (folder: string) => void) {
  const folder = test.info().outputPath('repository');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
  for (const one of ['dist', 'src']) {
    mkdirSync(`${folder}/docs/samples/a/${one}`, { recursive: true });
    writeFileSync(`${folder}/docs/samples/a/${one}/index.js`, 'old\n');
  }
  writeFileSync(`${folder}/${record}`, '{}\n');
  git('init', '-q');
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '-qm', 'First');
  change(folder);
  git('add', '--all');
  const patch = test.info().outputPath('records.patch');
  writeFileSync(patch, git('diff', '--cached', '--binary', '--no-renames'));
  git('reset', '-q', '--hard');
  const run = spawnSync(process.execPath, [script, patch], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { ...run, staged: String(git('diff', '--cached', '--name-status')) };
}

test('changed, new and removed records are staged', () => {
  const { status, stderr, staged } = stage((folder) => {
    writeFileSync(`${folder}/${record}`, '{ "rslib": "2" }\n');
    writeFileSync(`${folder}/docs/samples/a/dist/名.bin`, Buffer.from([0, 1, 2]));
    rmSync(`${folder}/docs/samples/a/dist/index.js`);
  });
  expect([status, stderr]).toEqual([0, '']);
  expect(staged.match(/^[AMD]/gm)).toEqual(['D', 'A', 'M']);
});

test('where nothing changed, nothing is staged', () => {
  expect(stage(() => undefined)).toMatchObject({ status: 0, staged: '' });
});

for (const [what, change, says] of [
  [
    'a source',
    (folder: string) => writeFileSync(`${folder}/docs/samples/a/src/index.js`, 'new\n'),
    'docs/samples/a/src/index.js (mode 100644)',
  ],
  [
    'a workflow',
    (folder: string) => {
      mkdirSync(`${folder}/.github/workflows`, { recursive: true });
      writeFileSync(`${folder}/.github/workflows/own.yml`, 'on: push\n');
    },
    '.github/workflows/own.yml (mode 100644)',
  ],
  [
    'a link among the records',
    (folder: string) => symlinkSync('/etc', `${folder}/docs/samples/a/dist/etc`),
    'docs/samples/a/dist/etc (mode 120000)',
  ],
  [
    'a program among the records',
    (folder: string) =>
      writeFileSync(`${folder}/docs/samples/a/dist/run`, '', { mode: 0o755 }),
    'docs/samples/a/dist/run (mode 100755)',
  ],
] as const)
  test(`a patch that changes ${what} is refused`, () => {
    const { status, stderr } = stage((folder) => {
      writeFileSync(`${folder}/${record}`, '{ "rslib": "2" }\n');
      change(folder);
    });
    expect(status).toBe(1);
    expect(stderr).toContain(says);
    expect(stderr).toContain('Nothing is committed');
  });
