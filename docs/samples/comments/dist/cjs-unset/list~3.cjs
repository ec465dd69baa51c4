"use strict";
exports.ids = [
    "g"
];
exports.modules = {
    "./src/words.ts" (__unused_rspack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        const words = [
            'new',
            'old'
        ];
        __webpack_require__.d(__webpack_exports__, {}, {
            words: words
        });
    }
};
