import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';

rmSync('node_modules/@acme', { recursive: true });
const yalc = (cwd, ...args) => {
  const folder = `${process.cwd()}/.yalc-store`;
  const store = ['--store-folder', folder];
  execFileSync('yalc', [...args, ...store], { cwd });
};
yalc('library', 'publish', '--quiet');
yalc('.', 'add', '@acme/cart', '--quiet');
await import('./src/index.js');
