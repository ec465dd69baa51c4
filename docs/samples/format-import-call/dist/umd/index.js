(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory();
    else if ('function' == typeof define && define.amd) define([], factory);
    else {
        var a = factory();
        for(var i in a)('object' == typeof exports ? exports : root)[i] = a[i];
    }
})(global, ()=>(()=>{
        var __webpack_modules__ = {
            "./src/table.ts" (__unused_rspack_module, __webpack_exports__, __webpack_require__) {
                "use strict";
                const table = {
                    freezing: 273.15,
                    boiling: 373.15
                };
                __webpack_require__.d(__webpack_exports__, {}, {
                    table: table
                });
            }
        };
        var __webpack_module_cache__ = {};
        function __webpack_require__(moduleId) {
            var cachedModule = __webpack_module_cache__[moduleId];
            if (void 0 !== cachedModule) return cachedModule.exports;
            var module1 = __webpack_module_cache__[moduleId] = {
                exports: {}
            };
            __webpack_modules__[moduleId](module1, module1.exports, __webpack_require__);
            return module1.exports;
        }
        (()=>{
            __webpack_require__.d = (exports1, getters, values)=>{
                var define1 = (defs, kind)=>{
                    for(var key in defs)if (__webpack_require__.o(defs, key) && !__webpack_require__.o(exports1, key)) Object.defineProperty(exports1, key, {
                        enumerable: true,
                        [kind]: defs[key]
                    });
                };
                define1(getters, "get");
                define1(values, "value");
            };
        })();
        (()=>{
            __webpack_require__.o = (obj, prop)=>Object.prototype.hasOwnProperty.call(obj, prop);
        })();
        var __webpack_exports__ = {};
        (()=>{
            Promise.resolve().then(__webpack_require__.bind(__webpack_require__, "./src/table.ts")).then(({ table })=>{
                console.table(table);
            });
        })();
        return __webpack_exports__;
    })());
