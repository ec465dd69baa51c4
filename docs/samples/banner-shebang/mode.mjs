import { statSync } from 'node:fs';

const { mode } = statSync('dist/cli.js');
console.log('executable:', (mode & 0o111) !== 0);
