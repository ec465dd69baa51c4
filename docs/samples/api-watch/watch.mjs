import { renameSync, writeFileSync } from 'node:fs';
import { createRslib } from '@rslib/core';

const rslib = await createRslib({
  config: { logLevel: 'error', lib: [{ format: 'esm' }] },
});

const changes = [
  'export const shift = ;',
  'export const shift = 3;',
];
let before;
let finish;
const finished = new Promise((resolve) => {
  finish = resolve;
});

rslib.onAfterCreateRsbuild(({ rsbuild }) => {
  rsbuild.onAfterBuild(({ isFirstCompile, stats }) => {
    const errors = stats.hasErrors();
    // A change may be built twice.
    if (errors === before) return;
    before = errors;
    console.log('built', { isFirstCompile, errors });
    const code = changes.shift();
    if (code) save(code);
    else finish();
  });
});

/** Replaces the file in one go: no half of it is built. */
function save(code) {
  writeFileSync('new.tmp', `${code}\n`);
  renameSync('new.tmp', 'src/index.ts');
}

const result = await rslib.build({ watch: true });
console.log(result.stats);
await finished;
await result.close();
console.log('closed');
