// What "npm install" and the first commit do.
import { execFileSync } from 'node:child_process';
import { mkdirSync, realpathSync, symlinkSync } from 'node:fs';

mkdirSync('node_modules/@roads', { recursive: true });
for (const name of ['units', 'trips']) {
  const link = `node_modules/@roads/${name}`;
  symlinkSync(`../../packages/${name}`, link, 'dir');
}
const [tool] = process.argv.slice(2);
const json = import.meta.resolve(`${tool}/package.json`);
const folder = realpathSync(new URL('.', json));
symlinkSync(folder, `node_modules/${tool}`, 'dir');

const git = (...args) => execFileSync('git', args);
git('init', '--quiet');
git('config', 'user.name', 'a');
git('config', 'user.email', 'a@b.c');
git('add', '.');
git('commit', '--quiet', '--message', 'First');
