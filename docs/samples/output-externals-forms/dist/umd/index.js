(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory(require("plain"), require("told"), require("match/inner"), require("Renamed"));
    else if ('function' == typeof define && define.amd) define([
        "plain",
        "told",
        "match/inner",
        "Renamed"
    ], factory);
    else {
        var a = 'object' == typeof exports ? factory(require("plain"), require("told"), require("match/inner"), require("Renamed")) : factory(root["plain"], root["told"], root["match/inner"], root["Renamed"]);
        for(var i in a)('object' == typeof exports ? exports : root)[i] = a[i];
    }
})(globalThis, (__rspack_external_x, __rspack_external_X, __rspack_external_D, __rspack_external_Y)=>(()=>{
        "use strict";
        var __webpack_modules__ = {
            Y (module1) {
                module1.exports = __rspack_external_Y;
            },
            D (module1) {
                module1.exports = __rspack_external_D;
            },
            x (module1) {
                module1.exports = __rspack_external_x;
            },
            X (module1) {
                module1.exports = __rspack_external_X;
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
            __webpack_require__.d(__webpack_exports__, {
                a: ()=>external_plain_.a,
                b: ()=>inner_.b,
                c: ()=>external_Renamed_.c,
                d: ()=>external_Prefixed_namespaceObject.d,
                e: ()=>external_told_.e
            });
            var external_plain_ = __webpack_require__("x");
            var inner_ = __webpack_require__("D");
            var external_Renamed_ = __webpack_require__("Y");
            const external_Prefixed_namespaceObject = globalThis.Prefixed;
            var external_told_ = __webpack_require__("X");
        })();
        return __webpack_exports__;
    })());
