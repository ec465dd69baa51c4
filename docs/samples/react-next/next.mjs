// Puts the package into an application, builds that with
// Next.js, and prints the page or the error.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { fileURLToPath } from 'node:url';

const [app, how] = process.argv.slice(2);
const installed = `${app}/node_modules/price-kit`;
mkdirSync(`${app}/node_modules`);
if (how === 'link') {
  symlinkSync('../..', installed, 'dir');
} else {
  for (const part of ['package.json', 'dist']) {
    const copy = `${installed}/${part}`;
    cpSync(part, copy, { recursive: true });
  }
}

const next = fileURLToPath(
  import.meta.resolve('next/dist/bin/next'),
);
const { status, stdout, stderr } = spawnSync(
  process.execPath,
  [next, 'build', app],
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
  const errors = /^(TypeError|Error: You).*$/m;
  console.log(`${stdout}${stderr}`.match(errors)[0]);
}
rmSync(`${app}/.next`, { recursive: true });
rmSync(`${app}/node_modules`, { recursive: true });
