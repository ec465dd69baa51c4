import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const at = import.meta.resolve('@rslib/core/package.json');
const rslib = fileURLToPath(new URL('bin/rslib.js', at));
const original = readFileSync('src/parcel.ts', 'utf8');

// Long enough to be sure, or for a busy machine.
const times = {
  bundled: 10,
  isolated: 120,
  bundleless: 120,
};

for (const [id, seconds] of Object.entries(times)) {
  const file = `dist/${id}/parcel.d.ts`;
  const has = (text) =>
    existsSync(file) &&
    readFileSync(file, 'utf8').includes(text);

  const args = [rslib, '--watch', '--lib', id];
  const child = spawn(process.execPath, args);
  let printed = '';
  child.stdout.on('data', (data) => (printed += data));
  while (!printed.includes('watching') || !has('grams')) {
    await setTimeout(100);
  }
  await setTimeout(2000);

  // Only this file changes.
  writeFileSync(
    'src/parcel.ts',
    original.replace('grams', 'grams: number;\n  label'),
  );
  for (let i = 0; i < seconds * 10 && !has('label'); i++) {
    await setTimeout(100);
  }
  console.log(id, has('label') ? 'updated' : 'not updated');

  if (!has('label')) {
    const index = readFileSync('src/index.ts', 'utf8');
    writeFileSync('src/index.ts', `${index}\n`);
    while (!has('label')) await setTimeout(100);
    console.log(id, 'updated after a change of index.ts');
    writeFileSync('src/index.ts', index);
  }

  child.kill();
  writeFileSync('src/parcel.ts', original);
}
