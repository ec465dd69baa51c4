/* first */
"use strict";
var __webpack_exports__ = {};
const darker = (color)=>`dark${color}`;
globalThis.document?.body.append(darker('gray'));
for(var __rspack_i in __webpack_exports__)exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});

/* last */