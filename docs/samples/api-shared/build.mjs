import { existsSync } from 'node:fs';
import path from 'node:path';
import { createRslib } from '@rslib/core';

async function build(folder, config) {
  const cwd = path.resolve('packages', folder);
  const rslib = await createRslib({ cwd, config });
  const { close } = await rslib.build();
  await close();
  const { root } = rslib.getRslibConfig();
  const built = existsSync(`${cwd}/dist`);
  console.log(folder, path.basename(root), built);
}

const fresh = () => ({
  logLevel: 'error',
  lib: [{ format: 'esm' }],
});

const one = fresh();
await build('ink', one);
await build('pen', one);
console.log(Object.keys(one));

await build('pen', fresh());
