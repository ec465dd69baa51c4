import addon from './addon.node';

export { add } from './add.wasm';
export { addon };
