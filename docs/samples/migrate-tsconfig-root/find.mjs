import { readdirSync } from 'node:fs';

const skip = /^(?:dist|dist-old|node_modules)\//;
const all = readdirSync('.', { recursive: true }).sort();
const found = all.filter(
  (file) => /\.d\.ts$/.test(file) && !skip.test(file),
);
console.log('Declarations outside dist:', found);
