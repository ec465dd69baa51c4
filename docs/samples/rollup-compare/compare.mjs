import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';

const require = createRequire(import.meta.url);

for (const build of ['rollup', 'rslib']) {
  const folder = `./dist/${build}`;
  const esm = await import(`${folder}/index.js`);
  const cjs = require(`${folder}/index.cjs`);
  console.log(build);
  console.log('  import ', Object.keys(esm).join(' '));
  console.log('  require', Object.keys(cjs).join(' '));
  console.log('  result ', cjs.parsePlate('B-7204-4'));
  for (const file of readdirSync(folder)) {
    const text = readFileSync(`${folder}/${file}`);
    const zipped = gzipSync(text).length;
    console.log(' ', file, text.length, 'B, gzip', zipped);
  }
}
