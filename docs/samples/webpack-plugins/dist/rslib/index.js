/*! build-stamp 4.1.0 */
var __webpack_modules__ = {};
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
__webpack_require__.m = __webpack_modules__;
(()=>{
    __webpack_require__.d = (exports, getters, values)=>{
        var define = (defs, kind)=>{
            for(var key in defs)if (__webpack_require__.o(defs, key) && !__webpack_require__.o(exports, key)) Object.defineProperty(exports, key, {
                enumerable: true,
                [kind]: defs[key]
            });
        };
        define(getters, "get");
        define(values, "value");
    };
})();
(()=>{
    __webpack_require__.add = function(modules) {
        Object.assign(__webpack_require__.m, modules);
    };
})();
(()=>{
    __webpack_require__.o = (obj, prop)=>Object.prototype.hasOwnProperty.call(obj, prop);
})();
__webpack_require__.add({
    "./src/encode.js" (__unused_rspack___webpack_module__, __webpack_exports__, __webpack_require__) {
        const encoder = new TextEncoder();
        const __rspack_default_export = (text)=>encoder.encode(text);
        __webpack_require__.d(__webpack_exports__, {}, {
            A: __rspack_default_export
        });
    }
});
var encode = __webpack_require__("./src/encode.js").A;
const version = "4.1.0";
const channel = "stable";
const bytes = ()=>encode('é').length;
function warn(text) {}
export { bytes, channel, version, warn };
