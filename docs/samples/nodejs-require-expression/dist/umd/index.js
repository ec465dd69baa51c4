(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory();
    else if ('function' == typeof define && define.amd) define([], factory);
    else if ('object' == typeof exports) exports["AnyModule"] = factory();
    else root["AnyModule"] = factory();
})(global, ()=>(()=>{
        var __webpack_modules__ = {
            "./node_modules/load-any/index.js" (__unused_rspack_module, exports1, __webpack_require__) {
                exports1.H = (name)=>__webpack_require__("./node_modules/load-any sync recursive")(name);
            },
            "./node_modules/load-any sync recursive" (module1) {
                function __rspack_empty_context(req) {
                    var e = new Error("Cannot find module '" + req + "'");
                    e.code = 'MODULE_NOT_FOUND';
                    throw e;
                }
                __rspack_empty_context.keys = ()=>[];
                __rspack_empty_context.resolve = __rspack_empty_context;
                __rspack_empty_context.id = "./node_modules/load-any sync recursive";
                module1.exports = __rspack_empty_context;
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
            var load_any__rspack_import_0 = __webpack_require__("./node_modules/load-any/index.js");
            __webpack_require__.d(__webpack_exports__, {
                load: ()=>load_any__rspack_import_0.H
            });
        })();
        return __webpack_exports__;
    })());
