(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory();
    else if ('function' == typeof define && define.amd) define([], factory);
    else {
        var a = factory();
        for(var i in a)('object' == typeof exports ? exports : root)[i] = a[i];
    }
})(global, ()=>(()=>{
        "use strict";
        var __webpack_modules__ = {
            "./node_modules/points/index.js" (__unused_rspack___webpack_module__, __webpack_exports__, __webpack_require__) {
                const zero = [
                    0,
                    0
                ];
                const unit = [
                    1,
                    1
                ];
                __webpack_require__.d(__webpack_exports__, {}, {
                    v: zero,
                    z: unit
                });
            },
            "./src/end.js" (__unused_rspack___webpack_module__, __webpack_exports__, __webpack_require__) {
                __webpack_require__.r(__webpack_exports__);
                var points__rspack_import_0 = __webpack_require__("./node_modules/points/index.js");
                const stop = points__rspack_import_0.z;
                __webpack_require__.d(__webpack_exports__, {}, {
                    stop: stop
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
            var points__rspack_import_0 = __webpack_require__("./node_modules/points/index.js");
            const start = points__rspack_import_0.v;
            const end = ()=>Promise.resolve().then(__webpack_require__.bind(__webpack_require__, "./src/end.js"));
            __webpack_require__.d(__webpack_exports__, {}, {
                end: end,
                start: start
            });
        })();
        return __webpack_exports__;
    })());
