import { readFileSync, writeFileSync } from 'node:fs';

const source = 'src/index.ts';
const code = readFileSync(source, 'utf8');
writeFileSync(source, code.replace('42', '43'));
const files = ['./stub/index.mjs', './dist/index.js'];
for (const file of files) {
  const { answer } = await import(file);
  console.log(`${file}:`, answer());
}
writeFileSync(source, code);
