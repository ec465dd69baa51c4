import { execFileSync } from 'node:child_process';

const options = { encoding: 'utf8' };
const text = execFileSync('./dist/cli.js', options);
console.log(text.trim());
