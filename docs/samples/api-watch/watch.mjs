import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRslib } from '@rslib/core';

const rslib = await createRslib({
  config: { logLevel: 'error', lib: [{ format: 'esm' }] },
});

let builds = 0;
rslib.onAfterCreateRsbuild(({ rsbuild }) => {
  rsbuild.onAfterBuild(({ isFirstCompile, stats }) => {
    builds += 1;
    const errors = stats.hasErrors();
    console.log('build', builds, { isFirstCompile, errors });
  });
});

const until = async (count) => {
  while (builds < count) await sleep(50);
  await sleep(1000);
};

const result = await rslib.build({ watch: true });
console.log(result.stats);
await until(1);
writeFileSync('src/index.ts', 'export const shift = ;\n');
await until(2);
writeFileSync('src/index.ts', 'export const shift = 3;\n');
await until(3);
await result.close();
console.log('closed');
