// What a package manager does for workspaces.
import { mkdirSync, symlinkSync } from 'node:fs';

mkdirSync('node_modules/@acme', { recursive: true });
for (const name of ['tokens', 'icons']) {
  symlinkSync(
    `../../packages/${name}`,
    `node_modules/@acme/${name}`,
  );
}
