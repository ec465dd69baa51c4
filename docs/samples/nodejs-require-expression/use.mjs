import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const cjs = require('./dist/cjs/index.cjs');
console.log('cjs', typeof cjs.load('node:os').cpus);

await import('./dist/umd/index.js');
console.log('umd', globalThis.AnyModule.load('node:os'));
