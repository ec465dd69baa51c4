// Loads every entry by its name, in both formats.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const manifest = readFileSync('package.json', 'utf8');
const pkg = JSON.parse(manifest);
for (const key of Object.keys(pkg.exports)) {
  const name = pkg.name + key.slice(1);
  console.log(name, Object.keys(await import(name)));
  console.log(name, Object.keys(require(name)));
}
