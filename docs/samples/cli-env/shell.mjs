import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = import.meta.resolve('@rslib/core/package.json');
const rslib = fileURLToPath(new URL('bin/rslib.js', at));

function build(variables) {
  const argv = [rslib, '--dist-path', 'dist/shell'];
  const env = { ...process.env, ...variables };
  execFileSync(process.execPath, argv, { env });
  const file = readFileSync('dist/shell/index.js', 'utf8');
  console.log(variables, file.split('\n')[0]);
}

build({ NODE_ENV: 'staging' });
build({ PUBLIC_URL: '/shell' });
