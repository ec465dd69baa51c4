import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = import.meta.resolve('@rslib/core/package.json');
const rslib = fileURLToPath(new URL('bin/rslib.js', at));

function build(title) {
  execFileSync(process.execPath, [rslib]);
  const code = readFileSync('dist/index.js', 'utf8');
  console.log(title, code.split('\n')[0]);
}

build('no file:');
writeFileSync('.env', 'PUBLIC_API=/one\n');
build('PUBLIC_API=/one:');
writeFileSync('.env', 'PUBLIC_API=/two\n');
build('PUBLIC_API=/two:');
rmSync('.env');
build('no file:');
