import { spawnSync } from 'node:child_process';

// Most of what is printed is a stack without names.
const child = spawnSync('rslib', { encoding: 'utf8' });
const lines = child.stderr.split('\n');
const first = lines.findIndex((line) => line.startsWith('failed'));
console.log(lines.slice(first, first + 6).join('\n').trim());
console.log('exit code:', child.status, child.signal);
process.exit(1);
