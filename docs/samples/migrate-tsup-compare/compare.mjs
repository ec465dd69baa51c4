import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const builds = ['tsup', 'rslib'];

for (const build of builds) {
  const folder = `./dist/${build}`;
  console.log(`${build}:`, readdirSync(folder).join(' '));
  const esm = await import(`${folder}/index.js`);
  console.log('  import: ', Object.keys(esm).join(' '));
  const cjs = require(`${folder}/index.cjs`);
  console.log('  require:', Object.keys(cjs).join(' '));
  console.log('  result: ', cjs.durationText(3900));
}

for (const file of ['index.d.ts', 'index.d.cts']) {
  const [before, after] = builds.map((build) =>
    readFileSync(`./dist/${build}/${file}`, 'utf8'),
  );
  const same = before === after;
  console.log(file, same ? 'is the same' : 'differs');
}
