import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const run = (program, ...args) =>
  execFileSync(program, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

const folder = mkdtempSync(join(tmpdir(), 'installed-'));
const tarball = run('npm', 'pack', '--silent');
run('npm', 'install', '-g', '--prefix', folder, tarball);
console.log(run(join(folder, 'bin/roman-year'), '2026'));

rmSync(tarball);
rmSync(folder, { recursive: true });
