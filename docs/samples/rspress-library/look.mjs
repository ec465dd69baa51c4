import { readFile } from 'node:fs/promises';

const file = 'node_modules/.out/index.html';
const html = await readFile(file, 'utf8');
console.log(/The initials of .*?<\/strong>/.exec(html)?.[0]);
