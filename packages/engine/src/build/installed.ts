import { createRequire } from 'node:module';
import path from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** The absolute path of the `node_modules` with Rslib and what it builds with. */
export const installed = path.resolve(resolve('@rslib/core/package.json'), '../../..');

/** TypeScript with an API; 7 has none that runs in a browser. */
export const typescriptEntry = 'typescript-api/lib/typescript.js';
