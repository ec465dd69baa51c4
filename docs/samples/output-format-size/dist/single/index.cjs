"use strict";
const __rslib_import_meta_url__ = /*#__PURE__*/ function() {
    return "u" < typeof document ? new (require('url'.replace('', ''))).URL('file:' + __filename).href : document.currentScript && document.currentScript.src || new URL('main.js', document.baseURI).href;
}();
var __webpack_require__ = {};
(()=>{
    __webpack_require__.d = (exports1, getters, values)=>{
        var define = (defs, kind)=>{
            for(var key in defs)if (__webpack_require__.o(defs, key) && !__webpack_require__.o(exports1, key)) Object.defineProperty(exports1, key, {
                enumerable: true,
                [kind]: defs[key]
            });
        };
        define(getters, "get");
        define(values, "value");
    };
})();
(()=>{
    __webpack_require__.o = (obj, prop)=>Object.prototype.hasOwnProperty.call(obj, prop);
})();
(()=>{
    __webpack_require__.r = (exports1)=>{
        if ("u" > typeof Symbol && Symbol.toStringTag) Object.defineProperty(exports1, Symbol.toStringTag, {
            value: 'Module'
        });
        Object.defineProperty(exports1, '__esModule', {
            value: true
        });
    };
})();
var __webpack_exports__ = {};
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
    clamp: ()=>clamp,
    range: ()=>range,
    sum: ()=>sum,
    where: ()=>where
});
function clamp(value, min, max) {
    return Math.min(Math.max(value, min), max);
}
function range(length, start = 0) {
    return Array.from({
        length
    }, (_, i)=>start + i);
}
function sum(values) {
    return values.reduce((total, value)=>total + value, 0);
}
function where() {
    return __rslib_import_meta_url__;
}
exports.clamp = __webpack_exports__.clamp;
exports.range = __webpack_exports__.range;
exports.sum = __webpack_exports__.sum;
exports.where = __webpack_exports__.where;
for(var __rspack_i in __webpack_exports__)if (-1 === [
    "clamp",
    "range",
    "sum",
    "where"
].indexOf(__rspack_i)) exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
