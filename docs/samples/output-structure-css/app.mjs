import { readdirSync } from 'node:fs';
import { promisify } from 'node:util';
import { rspack } from '@rslib/core';

for (const name of ['none', 'listed']) {
  const path = `${import.meta.dirname}/bundle/${name}`;
  const compiler = rspack({
    mode: 'production',
    entry: `./app/${name}.ts`,
    output: { path },
    module: { rules: [{ test: /\.css$/, type: 'css' }] },
  });
  await promisify(compiler.run.bind(compiler))();
  console.log(`${name}:`, readdirSync(path).join(', '));
}
