import { readFileSync } from 'node:fs';

for (const build of ['default', 'listed', 'skip']) {
  console.log(`${build}, left as imports:`);
  for (const tool of ['tsup', 'rslib']) {
    const file = `dist/${tool}/${build}/index.js`;
    const code = readFileSync(file, 'utf8');
    const names = code.matchAll(/from "(.+?)"/g);
    const list = [...names].map(([, name]) => name).sort();
    console.log(` ${tool}:`, list.join(', '));
  }
}
