import * as __rspack_external__sizes_js_d09500da from "./sizes.js";
export { __rspack_external__sizes_js_d09500da as sizes };
