/* build-card */
import { basename } from "node:path";
import { fileURLToPath as __rspack_fileURLToPath } from "node:url";
import { dirname as __rspack_dirname } from "node:path";
var __rspack_import_meta_dirname__ = __rspack_dirname(__rspack_fileURLToPath(import.meta.url));
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
    "./src/globals.ts" (__unused_rspack_module, __webpack_exports__, __webpack_require__) {
        const closed = (query)=>`${query.trim()};`;
        __webpack_require__.d(__webpack_exports__, {}, {
            $: closed
        });
    }
});
const greeting_namespaceObject = "select 1";
var src_closed = __webpack_require__("./src/globals.ts").$;
measure('start');
const version = "2.1.0";
const channel = "stable";
const mode = "development";
const folder = basename(__rspack_import_meta_dirname__);
const query = src_closed(greeting_namespaceObject);
export { channel, folder, mode, query, version };

/* end */