import { add } from "./add.wasm";
const src_double = (value)=>add(value, value);
export { src_double as double };
