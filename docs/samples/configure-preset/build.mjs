import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = import.meta.resolve('@rslib/core/package.json');
const rslib = fileURLToPath(new URL('bin/rslib.js', at));

for (const cwd of ['packages/dates', 'packages/units']) {
  execFileSync(process.execPath, [rslib], { cwd });
  console.log(cwd, readdirSync(`${cwd}/dist`).join(' '));
}
