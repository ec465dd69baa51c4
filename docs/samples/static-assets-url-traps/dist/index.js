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
    __webpack_require__.add = function(modules) {
        Object.assign(__webpack_require__.m, modules);
    };
})();
(()=>{
    __webpack_require__.o = (obj, prop)=>Object.prototype.hasOwnProperty.call(obj, prop);
})();
(()=>{
    var scriptUrl;
    if ("string" == typeof import.meta.url) scriptUrl = import.meta.url;
    if (!scriptUrl) throw new Error("Automatic publicPath is not supported in this browser");
    scriptUrl = scriptUrl.replace(/^blob:/, "").replace(/#.*$/, "").replace(/\?.*$/, "").replace(/\/[^\/]+$/, "/");
    __webpack_require__.p = scriptUrl;
})();
__webpack_require__.add({
    "./src/letters sync recursive ^\\.\\/.*\\.txt$" (module, __unused_rspack_exports, __webpack_require__) {
        var map = {
            "./bye.txt": "./src/letters/bye.txt"
        };
        function __rspack_context_module(req) {
            var id = __rspack_context_module_resolve(req);
            return __webpack_require__(id);
        }
        function __rspack_context_module_resolve(req) {
            if (!__webpack_require__.o(map, req)) {
                var e = new Error("Cannot find module '" + req + "'");
                e.code = 'MODULE_NOT_FOUND';
                throw e;
            }
            return map[req];
        }
        __rspack_context_module.keys = ()=>Object.keys(map);
        __rspack_context_module.resolve = __rspack_context_module_resolve;
        module.exports = __rspack_context_module;
        __rspack_context_module.id = "./src/letters sync recursive ^\\.\\/.*\\.txt$";
    },
    "./src/letters/bye.txt" (module, __unused_rspack_exports, __webpack_require__) {
        module.exports = __webpack_require__.p + "static/assets/bye.txt";
    }
});
const folder = new URL("./static/assets/index.js", import.meta.url);
const letter = (name)=>__webpack_require__("./src/letters sync recursive ^\\.\\/.*\\.txt$")(`./${name}.txt`);
const later = new URL('./later.txt', import.meta.url);
export { folder, later, letter };
