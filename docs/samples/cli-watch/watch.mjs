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

let heard = { out: [], err: [] };
for (const [name, stream] of [
  ['out', child.stdout],
  ['err', child.stderr],
]) {
  createInterface({ input: stream }).on('line', (line) => {
    if (line !== '') heard[name].push(line);
  });
}

async function step(title, change, last) {
  heard = { out: [], err: [] };
  change();
  const all = () => [...heard.out, ...heard.err];
  while (!all().some((line) => line.includes(last))) {
    await sleep(50);
  }
  await sleep(700);
  console.log(`-- ${title}`);
  // One change may be built twice; that is printed once.
  const times = /in [\d.]+ ?m?s/;
  const lines = all().map((line) =>
    line.replace(times, 'in … s'),
  );
  console.log([...new Set(lines)].join('\n'));
}

const write = (file, text) => () => {
  // In one go, or the half written file is built as well.
  writeFileSync('new.tmp', text);
  renameSync('new.tmp', file);
};
const config = (format) =>
  write(
    'rslib.config.ts',
    `export default { lib: [{ format: '${format}' }] };\n`,
  );

await step('start', () => {}, 'info    watching');
await step(
  'index.ts changes',
  write('src/index.ts', 'export const a = 1;\n'),
  'built in',
);
await step(
  'index.ts has a mistake',
  write('src/index.ts', 'export const a = ;\n'),
  'build failed in',
);
await step(
  'index.ts is right again',
  write('src/index.ts', 'export const a = 2;\n'),
  'built in',
);
await step(
  '.env changes',
  write('.env', 'PUBLIC_URL=/api\n'),
  'info    watching',
);
await step(
  'the configuration has a mistake',
  config('amd'),
  'Unsupported format',
);
write('src/index.ts', 'export const a = 3;\n')();
await sleep(1000);
await step(
  'the configuration is right again',
  config('cjs'),
  'info    watching',
);
child.kill('SIGINT');
const [code, signal] = await once(child, 'exit');
console.log(`-- ended by ${signal ?? code}`);
