// What "npm install" does in the library, and "npm link".
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';

cpSync('node_modules/react', 'library/node_modules/react', {
  recursive: true,
});
mkdirSync('node_modules/@acme');
symlinkSync('../../library', 'node_modules/@acme/cart', 'dir');
