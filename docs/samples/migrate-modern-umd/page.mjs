import { readFileSync } from 'node:fs';
import vm from 'node:vm';

for (const tool of ['modern', 'rslib']) {
  const React = { createElement: (...all) => all.join(' ') };
  const page = vm.createContext({ React });
  const known = Object.keys(page);
  const file = `dist/${tool}/index.js`;
  vm.runInContext(readFileSync(file, 'utf8'), page);
  const name = Object.keys(page).find(
    (key) => !known.includes(key),
  );
  console.log(tool, name, page[name].hello('Ada'));
}
