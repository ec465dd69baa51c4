// Installs the package in an application, builds that with
// Next.js, and prints the page.
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [bundler] = process.argv.slice(2);
for (const part of ['package.json', 'dist']) {
  const copy = `shop/node_modules/weather-badges/${part}`;
  cpSync(part, copy, { recursive: true });
}

const next = fileURLToPath(
  import.meta.resolve('next/dist/bin/next'),
);
const { status } = spawnSync(
  process.execPath,
  [next, 'build', 'shop', bundler],
  { env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } },
);
console.log(`next build ended with exit code ${status}`);
const page = 'shop/.next/server/app/index.html';
const html = readFileSync(page, 'utf8');
for (const [, text] of html.matchAll(/<p>(.*?)<\/p>/g)) {
  console.log(text);
}
rmSync('shop/.next', { recursive: true });
rmSync('shop/node_modules', { recursive: true });
