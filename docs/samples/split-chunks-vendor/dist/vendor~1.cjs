"use strict";
exports.ids = [
    "p"
];
exports.modules = {
    "./node_modules/points/index.js" (__unused_rspack___webpack_module__, __webpack_exports__, __webpack_require__) {
        const zero = [
            0,
            0
        ];
        const unit = [
            1,
            1
        ];
        __webpack_require__.d(__webpack_exports__, {}, {
            v: zero,
            z: unit
        });
    }
};
