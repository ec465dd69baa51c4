// What "npm install" does in the library, and "npm link".
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';

const copy = 'library/node_modules/react';
cpSync('node_modules/react', copy, { recursive: true });
mkdirSync('node_modules/@acme');
const link = 'node_modules/@acme/cart';
symlinkSync('../../library', link, 'dir');
