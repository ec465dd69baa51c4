// npm run test:loaded leaves no loop behind, however its tests end.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';

/** Whether a process exists. */
function runs(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

/** Starts a program of Node.js beside two loops, and reads their ids. */
async function start(program: string) {
  const args = ['tools/setup/beside-loops.mjs', process.execPath, '-e', program];
  const child = spawn(process.execPath, args, { env: { ...process.env, LOOPS: '2' } });
  // It may be over before its output is read.
  const ended = once(child, 'exit');
  let output = '';
  child.stdout.on('data', (part) => {
    output += part;
  });
  const list = () => /^2 loops: (\d+), (\d+)$/m.exec(output)?.slice(1) ?? [];
  await expect.poll(list, 'the ids of the loops').toHaveLength(2);
  return { child, ended, output: () => output, ids: list().map(Number) };
}

test('when the command fails, the loops are ended and the figures are printed', async () => {
  const { ended, output, ids } = await start('process.exitCode = 3');
  expect(await ended).toEqual([3, null]);
  await expect.poll(output).toMatch(/Failed with 3 beside 2 loops: [\d.]+ minutes/);
  expect(ids.filter(runs)).toEqual([]);
});

test('when it is killed, its loops end by themselves', async () => {
  // The command ends once it has another parent.
  const orphan =
    'const id = process.ppid; setInterval(() => process.ppid === id || process.exit(), 100)';
  const { child, ids } = await start(orphan);
  expect(ids.filter(runs)).toEqual(ids);
  child.kill('SIGKILL');
  await expect.poll(() => ids.filter(runs), 'loops that are left').toEqual([]);
});
