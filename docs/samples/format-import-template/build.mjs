import { spawnSync } from 'node:child_process';

// The rest of what is printed is a stack without names.
const child = spawnSync('rslib', { encoding: 'utf8' });
const lines = child.stderr.split('\n');
console.log(lines.find((line) => /^should/.test(line)));
console.log('exit code:', child.status, child.signal);
process.exit(1);
