import { readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

for (const build of ['unbuild', 'rslib']) {
  const folder = `./dist/${build}`;
  const esm = { unbuild: 'index.mjs', rslib: 'index.js' };
  console.log(`${build}:`);
  for (const name of readdirSync(folder)) {
    const { size } = statSync(`${folder}/${name}`);
    console.log(`  ${name}, ${size} bytes`);
  }
  for (const exports of [
    await import(`${folder}/${esm[build]}`),
    require(`${folder}/index.cjs`),
  ]) {
    console.log(' ', Object.keys(exports).join(' '));
    console.log(' ', exports.readPath({ a: [7] }, 'a.0'));
  }
}
