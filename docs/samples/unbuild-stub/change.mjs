import { readFileSync, writeFileSync } from 'node:fs';

const source = 'src/index.ts';
const code = readFileSync(source, 'utf8');
writeFileSync(source, code.replace('42', '43'));
for (const file of ['./stub/index.mjs', './dist/index.js']) {
  const { answer } = await import(file);
  console.log(`${file}:`, answer());
}
writeFileSync(source, code);
