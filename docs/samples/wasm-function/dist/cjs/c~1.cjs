"use strict";
exports.ids = [
    "c"
];
exports.modules = {
    "./src/add.wasm" (module, exports1, __webpack_require__) {
        module.exports = __webpack_require__.v(exports1, "static/wasm/54b710755d.module.wasm");
    }
};
