export * as empty from './empty.wasm';
