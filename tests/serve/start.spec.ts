// npm run serve: what it prints.
import { spawn } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { writeFiles } from '@site/test-files';
import { freePort } from '../../tools/serve/port.ts';
import { startServer } from '../../tools/serve/server.ts';

/** Runs the command until it has printed something that fits. */
async function printed(site: string, port: number, expected: RegExp): Promise<void> {
  const args = ['--import', 'tsx', 'tools/serve/cli.ts', site];
  const env = { ...process.env, PORT: String(port), SITE_BASE: '' };
  const child = spawn(process.execPath, args, { env });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      text += part;
    });
  await expect.poll(() => text).toMatch(expected);
  child.kill();
}

test('it says where the site is, or that the port is taken', async () => {
  const folder = writeFiles({ 'index.html': 'home' });
  const port = await freePort();
  await printed(folder, port, new RegExp(`http://127.0.0.1:${port}/ `));
  const server = await startServer(folder, { base: '/', port: 0 });
  const taken = Number(new URL(server.origin).port);
  await printed(folder, taken, new RegExp(`Port ${taken} is taken`));
  expect(await freePort(taken)).toBeGreaterThan(taken);
  await server.close();
});

test('a folder that was not built is an error that says what to run', async () => {
  await printed(test.info().outputDir, await freePort(), /npm run build/);
});
