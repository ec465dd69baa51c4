import { readdirSync, readFileSync } from 'node:fs';

const read = (name) =>
  readFileSync(`dist/${name}/index.js`, 'utf8');
const plain = read('plain');
for (const name of readdirSync('dist')) {
  const same = read(name) === plain;
  console.log(name.padEnd(12), same ? 'no effect' : 'changes it');
}
