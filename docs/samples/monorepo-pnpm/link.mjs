// What "pnpm install" does for packages of the workspace.
import { mkdirSync, symlinkSync } from 'node:fs';

const folder = 'packages/trips/node_modules/@roads';
mkdirSync(folder, { recursive: true });
for (const name of ['units', 'tables']) {
  const link = `${folder}/${name}`;
  symlinkSync(`../../../${name}`, link, 'dir');
}
