import { readFileSync } from 'node:fs';

const planned = ['small-words', 'title-case'];

const map = readFileSync('dist/index.js.map', 'utf8');
const { sources } = JSON.parse(map);

// node_modules/name/… or node_modules/@scope/name/…
const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/;
const found = sources.map((file) => name.exec(file)?.[1]);

for (const copied of new Set(found.filter(Boolean))) {
  const ok = planned.includes(copied);
  console.log(copied, ok ? 'as planned' : 'UNEXPECTED');
  if (!ok) process.exitCode = 1;
}
