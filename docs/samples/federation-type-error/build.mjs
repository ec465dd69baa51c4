import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const out = 'node_modules/.out';
const { status, stderr } = spawnSync(
  'rslib',
  ['--dist-path', out],
  { encoding: 'utf8' },
);
console.log(stderr.split('\n')[0]);
console.log('exit code', status);
for (const file of ['mf-manifest.json', '@mf-types.zip']) {
  console.log(file, existsSync(`${out}/${file}`));
}
