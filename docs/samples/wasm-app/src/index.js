import { add } from './add.wasm';

export const double = (value) => add(value, value);
