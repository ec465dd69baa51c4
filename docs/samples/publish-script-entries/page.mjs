// What a page with two script tags does.
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

const page = {};
for (const name of ['index', 'parse']) {
  const code = readFileSync(`dist/${name}.js`, 'utf8');
  runInNewContext(code, page);
  console.log(name, Object.keys(page.PriceTag));
}
