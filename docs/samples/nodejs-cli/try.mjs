import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

const { mode } = statSync('dist/cli.js');
console.log('mode', (mode & 0o777).toString(8));

for (const args of [['-v'], ['dist/cli.js'], []]) {
  const { status, stdout, stderr } = spawnSync(
    './dist/cli.js',
    args,
    { encoding: 'utf8' },
  );
  console.log(['$ file-size', ...args].join(' '));
  console.log((stdout + stderr).trim());
  console.log('exit code', status);
}
