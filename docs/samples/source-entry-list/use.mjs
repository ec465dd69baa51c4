import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);
const esm = await import('./dist/index.js');
const cjs = load('./dist/index.cjs');
console.log('ESM:', Object.keys(esm).join(', '));
console.log('CJS:', Object.keys(cjs).join(', '));
