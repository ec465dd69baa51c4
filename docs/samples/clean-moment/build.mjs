import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

for (const CLEAN of ['true', 'true', 'false']) {
  const env = { ...process.env, CLEAN };
  spawnSync('npx', ['rslib'], { env });
  const code = readFileSync('dist/index.js', 'utf8');
  console.log(CLEAN, code.match(/wasThere = \w+/)?.[0]);
}
