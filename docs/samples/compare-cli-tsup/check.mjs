import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// As users install it: without devDependencies.
const folder = mkdtempSync(join(tmpdir(), 'installed-'));
for (const path of ['dist', 'package.json'])
  cpSync(path, join(folder, path), { recursive: true });
const manifest = readFileSync('package.json', 'utf8');
const program = join(folder, JSON.parse(manifest).bin);
const attempt = (...args) => {
  try {
    return execFileSync('node', [program, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'an error';
  }
};
const scripts = readdirSync('dist', {
  recursive: true,
}).filter((file) => /\.[cm]?js$/.test(file));
const checks = {
  'one file': scripts.length === 1,
  'prints its version': attempt() === '1.2.0',
  'counts three words':
    attempt('three-words.txt') === 'three-words.txt3',
};
for (const [what, holds] of Object.entries(checks)) {
  console.log(`${holds ? 'yes' : 'no'}: ${what}`);
  if (!holds) process.exitCode = 1;
}
