import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const read = (name) =>
  JSON.parse(readFileSync(resolve(`${name}/package.json`)));

const extractor = read('@microsoft/api-extractor');
console.log('API Extractor', extractor.version);
const { typescript } = extractor.dependencies;
console.log('depends on   ', typescript);
console.log('Rslib finds  ', read('typescript').version);
