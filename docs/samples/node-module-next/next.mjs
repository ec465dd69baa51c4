// Installs the package in an application, builds that with
// Next.js, and prints the page or the error.
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [app, bundler] = process.argv.slice(2);
for (const part of ['package.json', 'dist']) {
  const copy = `${app}/node_modules/branch-kit/${part}`;
  cpSync(part, copy, { recursive: true });
}

const next = fileURLToPath(
  import.meta.resolve('next/dist/bin/next'),
);
const { status, stdout, stderr } = spawnSync(
  process.execPath,
  [next, 'build', app, bundler],
  {
    encoding: 'utf8',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  },
);
console.log(`next build ended with exit code ${status}`);
if (status === 0) {
  const page = `${app}/.next/server/app/index.html`;
  const html = readFileSync(page, 'utf8');
  console.log(html.match(/<main>.*<\/main>/s)[0]);
} else {
  const error = /^Module build failed: .*$/m;
  console.log(`${stdout}${stderr}`.match(error)[0]);
}
rmSync(`${app}/.next`, { recursive: true });
rmSync(`${app}/node_modules`, { recursive: true });
