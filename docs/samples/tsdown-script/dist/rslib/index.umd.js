(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory(require("toast-kit"));
    else if ('function' == typeof define && define.amd) define([
        "toast-kit"
    ], factory);
    else if ('object' == typeof exports) exports["ToastNote"] = factory(require("toast-kit"));
    else root["ToastNote"] = factory(root["ToastKit"]);
})(globalThis, (__rspack_external_B)=>(()=>{
        "use strict";
        var __webpack_modules__ = {
            B (module1) {
                module1.exports = __rspack_external_B;
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
            __webpack_require__.n = (module1)=>{
                var getter = module1 && module1.__esModule ? ()=>module1['default'] : ()=>module1;
                __webpack_require__.d(getter, {
                    a: getter
                });
                return getter;
            };
        })();
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
            var toast_kit__rspack_import_0 = __webpack_require__("B");
            function note(text) {
                return (0, toast_kit__rspack_import_0.show)(`Note: ${text}`);
            }
            __webpack_require__.d(__webpack_exports__, {
                note: ()=>note
            });
        })();
        return __webpack_exports__;
    })());
