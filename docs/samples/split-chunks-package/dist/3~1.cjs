"use strict";
exports.ids = [
    3
];
exports.modules = {
    "./src/end.js" (__unused_rspack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        var points__rspack_import_0 = __webpack_require__("./node_modules/points/index.js");
        const stop = points__rspack_import_0.z;
        __webpack_require__.d(__webpack_exports__, {}, {
            stop: stop
        });
    }
};
