import { memfs } from 'virtual-npm/@napi-rs/wasm-runtime/dist/fs.js';

// TypeScript is a script of its own, with another copy of this module.
globalThis.playgroundFiles ??= memfs().fs;

/**
 * The in-memory file system that Rspack, Rslib and TypeScript share.
 * @type {typeof import('node:fs')}
 */
export const fs = globalThis.playgroundFiles;
