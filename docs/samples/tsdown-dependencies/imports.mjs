import { existsSync, readFileSync } from 'node:fs';

for (const build of ['default', 'listed', 'skip']) {
  console.log(`${build}, left as imports:`);
  for (const tool of ['tsdown', 'rslib']) {
    const file = [
      `dist/${tool}/${build}/index.mjs`,
      `dist/${tool}/${build}/index.js`,
    ].find((name) => existsSync(name));
    const code = readFileSync(file, 'utf8');
    const names = code.matchAll(/from "(.+?)"/g);
    const list = [...names].map(([, name]) => name).sort();
    console.log(` ${tool}:`, list.join(', '));
  }
}
