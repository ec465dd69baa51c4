// Injected where a module uses these names of Node.js.

import process from 'node:process';
import { Buffer } from '@napi-rs/wasm-runtime/fs';

export { Buffer, process };
export const global = globalThis;
export const setImmediate = (run, ...args) => setTimeout(run, 0, ...args);
