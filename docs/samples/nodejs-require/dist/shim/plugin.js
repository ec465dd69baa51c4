import __rslib_shim_module__ from "node:module";
const require = /*#__PURE__*/ __rslib_shim_module__.createRequire(/*#__PURE__*/ (()=>import.meta.url)());
import { __webpack_require__ } from "./rslib-runtime~1.js";
import { createRequire as __rspack_createRequire } from "node:module";
const __rspack_createRequire_require = __rspack_createRequire(import.meta.url);
__webpack_require__.add({
    "./node_modules/load-plugin/index.js" (__unused_rspack_module, exports) {
        const { sep } = __rspack_createRequire_require("node:path");
        exports.m = sep;
        exports.H = (name)=>require(name);
    }
});
const load_plugin = __webpack_require__("./node_modules/load-plugin/index.js");
const separator = load_plugin.m;
const load = load_plugin.H;
export { load, separator };
