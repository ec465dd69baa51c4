import { readFileSync } from 'node:fs';

for (const id of ['override', 'syntax']) {
  const text = readFileSync(`dist/${id}/index.cjs`, 'utf8');
  const arrows = text.split('=>').length - 1;
  console.log(`${id}: ${arrows} arrow functions`);
}
