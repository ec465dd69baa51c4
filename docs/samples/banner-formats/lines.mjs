import { readdirSync, readFileSync } from 'node:fs';

for (const folder of readdirSync('dist')) {
  for (const file of readdirSync(`dist/${folder}`)) {
    const path = `dist/${folder}/${file}`;
    const lines = readFileSync(path, 'utf8').trim().split('\n');
    console.log(path, lines.at(0), lines.at(-1));
  }
}
