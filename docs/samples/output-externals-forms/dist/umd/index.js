(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory(require("three/addons"), require("preact/compat"), require("lodash/debounce"), require("chart.js"));
    else if ('function' == typeof define && define.amd) define([
        "three/addons",
        "preact/compat",
        "lodash/debounce",
        "chart.js"
    ], factory);
    else {
        var a = 'object' == typeof exports ? factory(require("three/addons"), require("preact/compat"), require("lodash/debounce"), require("chart.js")) : factory(root["three/addons"], root["preact/compat"], root["lodash/debounce"], root["chart.js"]);
        for(var i in a)('object' == typeof exports ? exports : root)[i] = a[i];
    }
})(globalThis, (__rspack_external_O, __rspack_external_L, __rspack_external_O2, __rspack_external_p)=>(()=>{
        "use strict";
        var __webpack_modules__ = {
            p (module1) {
                module1.exports = __rspack_external_p;
            },
            O2 (module1) {
                module1.exports = __rspack_external_O2;
            },
            L (module1) {
                module1.exports = __rspack_external_L;
            },
            O (module1) {
                module1.exports = __rspack_external_O;
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
                Chart: ()=>external_chart_js_.Chart,
                OrbitControls: ()=>addons_.OrbitControls,
                ajax: ()=>external_jQuery_namespaceObject.ajax,
                debounce: ()=>debounce_,
                useState: ()=>compat_.useState
            });
            var external_chart_js_ = __webpack_require__("p");
            var addons_ = __webpack_require__("O");
            var compat_ = __webpack_require__("L");
            const external_jQuery_namespaceObject = globalThis.jQuery;
            var debounce_ = __webpack_require__("O2");
        })();
        return __webpack_exports__;
    })());
