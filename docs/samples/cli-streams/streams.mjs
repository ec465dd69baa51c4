import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

const at = import.meta.resolve('@rslib/core/package.json');
const rslib = fileURLToPath(new URL('bin/rslib.js', at));

function show(stream, text) {
  // TypeScript's message comes in pieces of any length.
  const plain = stripVTControlCharacters(text).replaceAll(
    /(\[tsgo\].*\n)+/g,
    '[tsgo] …\n',
  );
  for (const line of plain.split('\n')) {
    // Leaves out empty lines, the stacks of errors, and
    // what comes earlier or later in each run.
    if (!/^\S+ +\S/.test(line)) continue;
    if (line.startsWith('start ')) continue;
    console.log(stream, '|', line);
  }
}

function run(...flags) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [rslib, ...flags],
    { encoding: 'utf8' },
  );
  console.log(['$ rslib', ...flags].join(' '));
  show('stdout', stdout);
  show('stderr', stderr);
  console.log(`exit code ${status}\n`);
}

run();
run('--dts');
run('--entry', 'src/none.ts');
run('--entry', 'src/none.ts', '--log-level', 'silent');
