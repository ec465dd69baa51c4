import { __webpack_require__ } from "./rslib-runtime.js";
__webpack_require__.add({
    "./node_modules/greet/index.js" (__unused_rspack_module, exports) {
        exports.K = (word, name)=>`${word}, ${name}!`;
    }
});
