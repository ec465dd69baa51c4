import { readdirSync } from 'node:fs';

const files = readdirSync('dist', { recursive: true });
const wanted = [
  'index',
  'length',
  'weight/index',
  'number/round',
];
for (const name of wanted) {
  const found = files.includes(`${name}.js`);
  console.log(`${found ? 'found' : 'missing'}: ${name}.js`);
  if (!found) process.exitCode = 1;
}
