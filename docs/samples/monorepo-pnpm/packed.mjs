import { execFileSync } from 'node:child_process';

const options = { cwd: 'packages/trips', encoding: 'utf8' };
const tarball = 'roads-trips-1.0.0.tgz';
execFileSync('pnpm', ['pack'], options);
const file = ['-xzOf', tarball, 'package/package.json'];
console.log(execFileSync('tar', file, options));
