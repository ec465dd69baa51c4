import { __webpack_require__ } from "./rslib-runtime~4.js";
__webpack_require__.add({
    "./src/names.cjs" (module) {
        module.exports = [
            'B',
            'kB',
            'MB'
        ];
    }
});
__webpack_require__("./src/names.cjs");
