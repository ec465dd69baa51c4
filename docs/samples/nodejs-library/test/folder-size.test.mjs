import assert from 'node:assert/strict';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { folderSize } from 'folder-size';

const folder = await mkdtemp(join(tmpdir(), 'size-'));

test('an empty folder has no size', async () => {
  assert.equal(await folderSize(folder), 0);
});

test('folders in folders count', async () => {
  await mkdir(join(folder, 'inner'));
  await writeFile(join(folder, 'a.txt'), 'four');
  await writeFile(join(folder, 'inner/b.txt'), 'sixsix');
  assert.equal(await folderSize(folder), 10);
});
