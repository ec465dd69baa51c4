import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';

const names = 'Object.getOwnPropertyNames(globalThis)';

for (const folder of ['true', 'toplevel']) {
  const page = createContext({});
  const before = new Set(runInContext(names, page));
  const file = `dist/${folder}/index.js`;
  runInContext(readFileSync(file, 'utf8'), page);
  const after = Array.from(runInContext(names, page));
  const added = after.filter((name) => !before.has(name));
  console.log(`${file}: ${added.join(', ')}`);
}
