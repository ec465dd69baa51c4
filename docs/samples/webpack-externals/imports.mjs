import { readFileSync } from 'node:fs';

for (const build of ['list', 'all']) {
  console.log(`${build}, left as imports:`);
  for (const tool of ['webpack', 'rslib']) {
    const file = `dist/${tool}/${build}/index.js`;
    const code = readFileSync(file, 'utf8');
    const names = code.matchAll(/from ["'](.+?)["']/g);
    const list = [...names].map(([, name]) => name).sort();
    console.log(` ${tool}:`, list.join(', '));
  }
}
