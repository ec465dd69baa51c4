"use strict";
var __webpack_modules__ = {
    "./src/words.ts" (__unused_rspack_module, __webpack_exports__, __webpack_require__) {
        const words = (text)=>text.toLowerCase().split(/\s+/);
        __webpack_require__.d(__webpack_exports__, {}, {
            a: words
        });
    }
};
var __webpack_module_cache__ = {};
function __webpack_require__(moduleId) {
    var cachedModule = __webpack_module_cache__[moduleId];
    if (void 0 !== cachedModule) return cachedModule.exports;
    var module = __webpack_module_cache__[moduleId] = {
        exports: {}
    };
    __webpack_modules__[moduleId](module, module.exports, __webpack_require__);
    return module.exports;
}
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
(()=>{
    __webpack_require__.r(__webpack_exports__);
    var _words__rspack_import_0 = __webpack_require__("./src/words.ts");
    const kebab = (text)=>(0, _words__rspack_import_0.a)(text).join('-');
    __webpack_require__.d(__webpack_exports__, {}, {
        kebab: kebab
    });
})();
exports.kebab = __webpack_exports__.kebab;
for(var __rspack_i in __webpack_exports__)if (-1 === [
    "kebab"
].indexOf(__rspack_i)) exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
