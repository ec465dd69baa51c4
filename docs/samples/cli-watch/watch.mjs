import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const at = import.meta.resolve('@rslib/core/package.json');
const rslib = fileURLToPath(new URL('bin/rslib.js', at));
const child = spawn(process.execPath, [rslib, '--watch'], {
  stdio: ['ignore', 'pipe', 'pipe'],
});

const out = [];
const err = [];
listen(child.stdout, out);
listen(child.stderr, err);

function listen(input, lines) {
  createInterface({ input }).on('line', (line) => {
    // Times differ.
    const same = line.replace(/in [\d.]+ ?m?s/, 'in … s');
    // One change may be built twice; it is told once.
    if (!lines.includes(same)) lines.push(same);
  });
}

export const pause = () => sleep(1000);

/** Changes a file in one go: no half of it is built. */
export async function write(file, text) {
  writeFileSync('new.tmp', `${text}\n`);
  renameSync('new.tmp', file);
}

/** Prints what is said until `last` is, and soon after. */
export async function step(title, last) {
  const said = () => [...out, ...err];
  while (!said().some((line) => line.includes(last))) {
    await sleep(50);
  }
  await sleep(700);
  console.log(`-- ${title}`);
  console.log(said().filter(Boolean).join('\n'));
  out.length = 0;
  err.length = 0;
}

export async function end(signal) {
  child.kill(signal);
  const [, by] = await once(child, 'exit');
  console.log('-- ended by', by);
}
