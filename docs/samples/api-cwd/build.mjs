import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createRslib } from '@rslib/core';

const cwd = path.resolve('packages/pen');

async function build() {
  const rslib = await createRslib({
    cwd,
    config: {
      logLevel: 'error',
      lib: [{ format: 'esm', dts: true }],
    },
  });
  const { close } = await rslib.build();
  await close();
  const file = path.join(cwd, 'dist/index.d.ts');
  console.log(readFileSync(file, 'utf8').trim());
}

await build();
process.chdir(cwd);
await build();
