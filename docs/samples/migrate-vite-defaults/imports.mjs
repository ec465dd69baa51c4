import { readFileSync } from 'node:fs';

for (const tool of ['vite', 'rslib', 'rslib-all']) {
  const file = `dist/${tool}/lap-row.js`;
  const text = readFileSync(file, 'utf8');
  const left = text.match(/(?<=from ")[^"]+/g) ?? [];
  console.log(`${tool}:`, left.join(' ') || 'no imports');
  const { lapRow } = await import(`./${file}`);
  console.log('  ', lapRow(3, 61200));
}
