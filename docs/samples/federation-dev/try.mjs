import { spawn, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const PORT = String(await freePort());
const REMOTE = `http://localhost:${PORT}`;
const env = { ...process.env, PORT, REMOTE };

const dev = spawn('rslib', ['mf-dev'], { env });
try {
  for (const file of ['mf-manifest.json', '@mf-types.zip']) {
    console.log(await status(file), file);
  }
  console.log('dist:', readdirSync('dist').join(', '));
  spawnSync('rsbuild', ['build'], { env, cwd: 'example' });
  const tsc = spawnSync('tsc', ['-p', 'example'], { env });
  console.log(String(tsc.stdout).trim());
} finally {
  dev.kill();
}

async function status(file) {
  for (let i = 0; i < 300; i++) {
    const found = await fetch(`${REMOTE}/${file}`).catch(
      () => undefined,
    );
    if (found?.ok) return found.status;
    await wait(200);
  }
  return 'no answer';
}

async function freePort() {
  const { createServer } = await import('node:net');
  const server = createServer().listen(0);
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}
