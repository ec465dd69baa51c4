import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { repository } from '@site/pages/repository';
import { withLock } from '../src/build/lock.ts';

test('a lock whose process was interrupted keeps nobody waiting', () => {
  const lock = test.info().outputPath('lock');
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(lock, `${pid}`);
  let owner = '';
  withLock(lock, () => {
    owner = readFileSync(lock, 'utf8');
  });
  expect(owner).toBe(`${process.pid}`);
  expect(existsSync(lock)).toBe(false);
});

test('a lock is waited for while its process works', async () => {
  const lock = test.info().outputPath('lock');
  const log = test.info().outputPath('log');
  const program = `
    import { appendFileSync } from 'node:fs';
    import { withLock } from './packages/samples/src/build/lock.ts';
    withLock(process.argv[1], () => {
      const end = Date.now() + 1_000;
      while (Date.now() < end);
      appendFileSync(process.argv[2], 'first,');
    });
  `;
  const args = ['--import', 'tsx', '--input-type=module', '-e', program, '--', lock, log];
  spawn(process.execPath, args, { cwd: repository, stdio: 'inherit' });
  await expect.poll(() => existsSync(lock)).toBe(true);
  withLock(lock, () => appendFileSync(log, 'second'));
  expect(readFileSync(log, 'utf8')).toBe('first,second');
});

test('a lock is given back when the work fails', () => {
  const lock = test.info().outputPath('lock');
  const failing = () =>
    withLock(lock, () => {
      throw new Error('npm could not install it');
    });
  expect(failing).toThrow('npm could not install it');
  expect(existsSync(lock)).toBe(false);
});
