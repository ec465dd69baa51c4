import { readFileSync } from 'node:fs';

const text = readFileSync('package.json', 'utf8');
const { main, module, types, exports } = JSON.parse(text);
console.log(
  JSON.stringify({ main, module, types, exports }, null, 2),
);
