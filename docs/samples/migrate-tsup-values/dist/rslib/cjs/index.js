/* build-card */
"use strict";
var __webpack_modules__ = {
    "./src/globals.ts" (__unused_rspack_module, __webpack_exports__, __webpack_require__) {
        const closed = (query)=>`${query.trim()};`;
        __webpack_require__.d(__webpack_exports__, {}, {
            $: closed
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
    __webpack_require__.d(__webpack_exports__, {
        channel: ()=>channel,
        folder: ()=>folder,
        mode: ()=>mode,
        query: ()=>query,
        version: ()=>version
    });
    const external_node_path_namespaceObject = require("node:path");
    const greeting_namespaceObject = "select 1";
    var src_closed = __webpack_require__("./src/globals.ts").$;
    measure('start');
    const version = "2.1.0";
    const channel = "stable";
    const mode = "development";
    const folder = (0, external_node_path_namespaceObject.basename)(__dirname);
    const query = src_closed(greeting_namespaceObject);
})();
exports.channel = __webpack_exports__.channel;
exports.folder = __webpack_exports__.folder;
exports.mode = __webpack_exports__.mode;
exports.query = __webpack_exports__.query;
exports.version = __webpack_exports__.version;
for(var __rspack_i in __webpack_exports__)if (-1 === [
    "channel",
    "folder",
    "mode",
    "query",
    "version"
].indexOf(__rspack_i)) exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});

/* end */