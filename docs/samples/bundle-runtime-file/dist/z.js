import { __webpack_require__ } from "./rslib-runtime.js";
__webpack_require__.add({
    "./src/factors.cjs" (__unused_rspack_module, exports) {
        exports.j = 2.54;
        exports.x = 28.35;
    }
});
