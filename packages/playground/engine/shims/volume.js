import { memfs } from 'virtual-npm/@napi-rs/wasm-runtime/dist/fs.js';

/**
 * The in-memory file system that Rspack, Rslib and TypeScript share.
 * @type {typeof import('node:fs')}
 */
export const fs = memfs().fs;
