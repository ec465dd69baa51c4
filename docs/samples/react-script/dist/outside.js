(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory(require("react"));
    else if ('function' == typeof define && define.amd) define([
        "react"
    ], factory);
    else if ('object' == typeof exports) exports["LikeWidget"] = factory(require("react"));
    else root["LikeWidget"] = factory(root["React"]);
})(globalThis, (__rspack_external_G)=>(()=>{
        "use strict";
        var __webpack_modules__ = {
            G (module1) {
                module1.exports = __rspack_external_G;
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
            var react__rspack_import_0 = __webpack_require__("G");
            function LikeButton() {
                const [likes, setLikes] = react__rspack_import_0.useState(0);
                return /*#__PURE__*/ react__rspack_import_0.createElement("button", {
                    onClick: ()=>setLikes(likes + 1)
                }, likes, " likes");
            }
            __webpack_require__.d(__webpack_exports__, {
                LikeButton: ()=>LikeButton
            });
        })();
        return __webpack_exports__;
    })());
