import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const at = import.meta.resolve('@rslib/core/package.json');
const rslib = fileURLToPath(new URL('bin/rslib.js', at));
const child = spawn(process.execPath, [rslib, '--watch']);
let printed = '';
child.stdout.on('data', (data) => (printed += data));

const file = 'dist/index.d.ts';
const types = () =>
  existsSync(file) ? readFileSync(file, 'utf8') : '';

async function until(error, text) {
  const done = () =>
    printed.includes(error) && types().includes(text);
  while (!done()) await setTimeout(100);
  console.log(types().trim());
}

const save = (name) =>
  writeFileSync(
    'src/index.ts',
    `export const ${name} = (feet: number) => feet * 0.3048;\n`,
  );

await until('ready   declaration', 'metres');

save('metres: string');
await until('TS2322', ': string');

save('toMetres');
await until('', 'toMetres');
console.log('still running:', child.exitCode === null);
child.kill();
