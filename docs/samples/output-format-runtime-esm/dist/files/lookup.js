import * as __rspack_external__sizes_js_d09500da from "./sizes.js";
const lookup_all = ()=>__rspack_external__sizes_js_d09500da;
const later = ()=>import("./sizes.js");
export { later, lookup_all as all };
