#!/usr/bin/env node
import { statSync } from "node:fs";
import { parseArgs } from "node:util";
import { createRequire as __rspack_createRequire } from "node:module";
const __rspack_createRequire_require = __rspack_createRequire(import.meta.url);
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
__webpack_require__.add({
    "./node_modules/pretty-size/index.js" (__unused_rspack_module, exports) {
        const { styleText } = __rspack_createRequire_require("node:util");
        exports.S = (bytes)=>styleText('bold', `${(bytes / 1000).toFixed(1)} kB`);
    }
});
var package_namespaceObject = {
    rE: "2.1.0"
};
const pretty_size = __webpack_require__("./node_modules/pretty-size/index.js");
const { values: values, positionals: positionals } = parseArgs({
    allowPositionals: true,
    options: {
        version: {
            type: 'boolean',
            short: 'v'
        }
    }
});
if (values.version) console.log(package_namespaceObject.rE);
else if (0 === positionals.length) {
    console.error('Usage: file-size <file...>');
    process.exitCode = 2;
} else for (const file of positionals)console.log(file, (0, pretty_size.S)(statSync(file).size));
