var __webpack_modules__ = {
    "./node_modules/round-half/index.js" (module) {
        module.exports = (value)=>Math.round(2 * value) / 2;
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
    "use strict";
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
        fee: ()=>fee,
        names: ()=>names
    });
    var round_half = __webpack_require__("./node_modules/round-half/index.js");
    var fees_namespaceObject = /*#__PURE__*/ JSON.parse('{"standard":12.25,"reduced":8.5,"night":19}');
    const fee = (hours)=>round_half(hours * fees_namespaceObject.standard);
    const names = Object.keys(fees_namespaceObject);
})();
exports.fee = __webpack_exports__.fee;
exports.names = __webpack_exports__.names;
for(var __rspack_i in __webpack_exports__)if (-1 === [
    "fee",
    "names"
].indexOf(__rspack_i)) exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
