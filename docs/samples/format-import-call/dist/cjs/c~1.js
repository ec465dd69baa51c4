"use strict";
exports.ids = [
    "c"
];
exports.modules = {
    "./src/table.ts" (__unused_rspack_module, __webpack_exports__, __webpack_require__) {
        const table = {
            freezing: 273.15,
            boiling: 373.15
        };
        __webpack_require__.d(__webpack_exports__, {}, {
            table: table
        });
    }
};
