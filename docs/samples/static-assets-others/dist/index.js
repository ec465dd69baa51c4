import node_path from "node:path";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
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
    __webpack_require__.v = function(exports, wasmModuleFilename, importsObj) {
        return Promise.all([
            import('fs'),
            import('url')
        ]).then(([{ readFile }, { URL }])=>new Promise((resolve, reject)=>{
                readFile(new URL(wasmModuleFilename, import.meta.url), (err, buffer)=>{
                    if (err) return reject(err);
                    resolve({
                        arrayBuffer () {
                            return buffer;
                        }
                    });
                });
            })).then(function(x) {
            return x.arrayBuffer();
        }).then(function(bytes) {
            return WebAssembly.instantiate(bytes, importsObj);
        }).then(function(res) {
            return Object.assign(exports, res.instance.exports);
        });
    };
})();
__webpack_require__.add({
    "./src/add.wasm" (module, exports, __webpack_require__) {
        module.exports = __webpack_require__.v(exports, "static/wasm/54b710755d.module.wasm");
    }
});
const addon_filename = fileURLToPath(import.meta.url);
const addon_dirname = node_path.dirname(addon_filename);
const addon_require = createRequire(import.meta.url);
let addon_native;
try {
    addon_native = addon_require(node_path.join(addon_dirname, "addon.node"));
} catch (error) {
    throw new Error('Failed to load Node.js addon: "addon.node"', {
        cause: error
    });
}
const addon = addon_native;
const add = await __webpack_require__("./src/add.wasm");
var add_0 = add.add;
export { add_0 as add, addon };
