import * as __rspack_external__empty_wasm_a108d448 from "./empty.wasm";
export { __rspack_external__empty_wasm_a108d448 as empty };
