import { readdirSync, readFileSync } from 'node:fs';

const files = readdirSync('dist/tsc');
console.log('tsc:  ', files.join(' '));
console.log('rslib:', readdirSync('dist/rslib').join(' '));

for (const file of files) {
  const [before, after] = ['tsc', 'rslib'].map((tool) =>
    readFileSync(`dist/${tool}/${file}`, 'utf8').trim(),
  );
  const same = before === after;
  console.log(file, same ? 'is the same' : 'is written otherwise');
}
