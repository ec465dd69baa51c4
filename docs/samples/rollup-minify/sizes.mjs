import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

for (const file of [
  'rollup/index.js',
  'rslib/index.js',
  'rollup/index.cjs',
  'rslib/index.cjs',
  'true/index.cjs',
]) {
  const code = readFileSync(`dist/${file}`);
  const { length } = gzipSync(code);
  console.log(file, code.length, 'B, gzip', length, 'B');
}
