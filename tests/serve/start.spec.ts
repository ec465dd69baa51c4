import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { base } from '../../site.ts';
import { freePort } from '../../tools/serve/port.ts';
import { expect, test } from './host.ts';

const reader = import.meta.resolve('jiti/register');
const cli = path.resolve('tools/serve/cli.ts');

/** Starts the server as `npm run serve` does, but with its cache below `folder` itself. */
function start(folder: string, env: Record<string, string> = {}) {
  const args = ['--import', reader, cli, folder];
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...env },
  });
  let printed = '';
  child.stdout.on('data', (text) => {
    printed += text;
  });
  child.stderr.on('data', (text) => {
    printed += text;
  });
  return { child, printed: () => printed };
}

async function addressOf(printed: () => string): Promise<string> {
  await expect.poll(printed, { timeout: 20_000 }).toMatch(/http:\S+/);
  return /http:\S+/.exec(printed())?.[0] ?? '';
}

async function codeOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null) await once(child, 'exit');
  return child.exitCode;
}

/** Holds a port of this machine until `release`. */
async function takePort(): Promise<{ port: number; release: () => void }> {
  const holder = createServer();
  const port = await freePort();
  holder.listen(port, '127.0.0.1');
  await once(holder, 'listening');
  return { port, release: () => holder.close() };
}

test('it prints an address that answers, and Ctrl+C ends it well', async ({ folder }) => {
  const port = await freePort();
  const { child, printed } = start(folder({ 'index.html': 'home' }), {
    PORT: String(port),
  });
  const address = await addressOf(printed);
  expect(address).toBe(`http://127.0.0.1:${port}${base}`);
  expect(await (await fetch(address)).text()).toBe('home');
  child.kill('SIGINT');
  expect(await codeOf(child)).toBe(0);
});

test('it ends when npm is stopped and the shell between them dies silently', async ({
  folder,
}) => {
  test.skip(process.platform === 'win32', 'there are no orphans');
  const root = folder({ 'index.html': 'home' });
  const port = String(await freePort());
  const command = `"${process.execPath}" --import "${reader}" "${cli}" "${root}"; true`;
  const env = { ...process.env, PORT: port, npm_lifecycle_event: 'start' };
  const shell = spawn('sh', ['-c', command], { cwd: root, env });
  const answers = () =>
    fetch(`http://127.0.0.1:${port}${base}`).then(
      () => true,
      () => false,
    );
  await expect.poll(answers, { timeout: 20_000 }).toBe(true);
  shell.kill('SIGKILL');
  await expect.poll(answers, { timeout: 20_000 }).toBe(false);
});

test('a named port that is taken is an error that says so', async ({ folder }) => {
  const { port, release } = await takePort();
  const { child, printed } = start(folder({ 'index.html': 'home' }), {
    PORT: String(port),
  });
  expect(await codeOf(child)).toBe(1);
  expect(printed()).toContain(`Port ${port} is taken`);
  release();
});

test('a port that is not a number is an error that says so', async ({ folder }) => {
  const { child, printed } = start(folder({ 'index.html': 'home' }), { PORT: 'web' });
  expect(await codeOf(child)).toBe(1);
  expect(printed()).toContain('PORT');
});

test('a folder that was not built is an error that says what to run', async ({
  folder,
}) => {
  const { child, printed } = start(folder({}));
  expect(await codeOf(child)).toBe(1);
  expect(printed()).toContain('npm run build');
});

test('the next port is taken when the first is not free', async () => {
  const { port, release } = await takePort();
  const found = await freePort(port);
  expect(found).toBeGreaterThan(port);
  expect(found).toBeLessThan(port + 100);
  release();
});
