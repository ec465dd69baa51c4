import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'acorn';

const options = { ecmaVersion: 2019, sourceType: 'module' };

for (const file of readdirSync('dist', { recursive: true })) {
  if (!/\.[cm]?js$/.test(file)) continue;
  try {
    parse(readFileSync(`dist/${file}`, 'utf8'), options);
    console.log(file, 'is ES2019');
  } catch (error) {
    console.log(file, error.message);
    process.exitCode = 1;
  }
}
