import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = import.meta.resolve('@rslib/core/package.json');
const rslib = fileURLToPath(new URL('bin/rslib.js', at));

function build(flags, variables = {}) {
  execFileSync(process.execPath, [rslib, ...flags], {
    env: { ...process.env, ...variables },
  });
  const set = Object.entries(variables).map((one) =>
    one.join('='),
  );
  console.log([...set, 'rslib', ...flags].join(' '));
  const file = readFileSync('dist/index.js', 'utf8');
  console.log('   ', file.split('\n')[0]);
}

build([]);
build(['--env-mode', 'staging']);
build(['--env-mode', 'none']);
build(['--env-dir', 'env']);
build([], { NODE_ENV: 'staging' });
build([], { PUBLIC_URL: '/shell' });
build(['--no-env']);
