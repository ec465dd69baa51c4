// What "npm install" does for workspaces.
import { mkdirSync, symlinkSync } from 'node:fs';

mkdirSync('node_modules/@roads', { recursive: true });
for (const name of ['units', 'trips']) {
  const link = `node_modules/@roads/${name}`;
  symlinkSync(`../../packages/${name}`, link, 'dir');
}
