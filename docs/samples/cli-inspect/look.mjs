import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = import.meta.resolve('@rslib/core/package.json');
const rslib = fileURLToPath(new URL('bin/rslib.js', at));

function inspect(...flags) {
  const argv = [rslib, 'inspect', '--lib', 'esm', ...flags];
  execFileSync(process.execPath, argv);
}

function list(folder) {
  console.log(`${folder}/`);
  for (const file of readdirSync(folder)) {
    // The number is the time, so it differs.
    console.log(`  ${file.replace(/\d+/, '<time>')}`);
  }
}

inspect();
list('dist/.rsbuild');
inspect();
list('dist/.rsbuild');
inspect('--output', '../inspected');
list('inspected');

const file = 'inspected/rslib.config.mjs';
console.log(readFileSync(file, 'utf8'));
