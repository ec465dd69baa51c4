// Prints the oldest ECMAScript that parses each file.
import { readFileSync } from 'node:fs';
import { parse } from 'acorn';

const years = [5];
for (let year = 2015; year < 2026; year++) {
  years.push(year);
}

function parses(code, ecmaVersion) {
  const sourceType = ecmaVersion > 5 ? 'module' : 'script';
  try {
    return parse(code, { ecmaVersion, sourceType });
  } catch {
    return undefined;
  }
}

for (const file of process.argv.slice(2)) {
  const code = readFileSync(file, 'utf8');
  const level = years.find((year) => parses(code, year));
  console.log(file, level);
}
