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

/** Starts it with tests that there are none of, and reads the ids of its loops. */
async function start() {
  const args = ['tools/setup/loaded.mjs', '--project=tools', 'no-such-file'];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, LOOPS: '2' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      output += part;
    });
  const list = () => /^2 loops on \d+ cores: (\d+), (\d+)$/m.exec(output)?.slice(1) ?? [];
  await expect.poll(list, 'the ids of the loops').toHaveLength(2);
  return { child, output: () => output, ids: list().map(Number) };
}

test('when the tests fail, their loops are ended and the figures are printed', async () => {
  const { child, output, ids } = await start();
  const [code] = await once(child, 'close');
  expect(code).not.toBe(0);
  expect(output()).toMatch(/Failed with \d+ beside 2 loops: [\d.]+ minutes of wall time/);
  expect(ids.filter(runs)).toEqual([]);
});

for (const signal of ['SIGINT', 'SIGKILL'] as const)
  test(`when ${signal} ends it, its loops end, too`, async () => {
    const { child, ids } = await start();
    expect(ids.filter(runs)).toEqual(ids);
    child.kill(signal);
    await expect.poll(() => ids.filter(runs), 'loops that are left').toEqual([]);
  });
