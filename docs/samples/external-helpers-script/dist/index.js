(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory(require("@swc/helpers/_/_class_private_field_init"), require("@swc/helpers/_/_class_private_field_get"));
    else if ('function' == typeof define && define.amd) define([
        "@swc/helpers/_/_class_private_field_init",
        "@swc/helpers/_/_class_private_field_get"
    ], factory);
    else if ('object' == typeof exports) exports["Furniture"] = factory(require("@swc/helpers/_/_class_private_field_init"), require("@swc/helpers/_/_class_private_field_get"));
    else root["Furniture"] = factory(root["@swc/helpers/_/_class_private_field_init"], root["@swc/helpers/_/_class_private_field_get"]);
})(globalThis, (__rspack_external_w, __rspack_external_S)=>(()=>{
        "use strict";
        var __webpack_modules__ = {
            S (module1) {
                module1.exports = __rspack_external_S;
            },
            w (module1) {
                module1.exports = __rspack_external_w;
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
                first: ()=>first
            });
            var _class_private_field_get_ = __webpack_require__("S");
            var _class_private_field_init_ = __webpack_require__("w");
            var _books = /*#__PURE__*/ new WeakMap();
            class Shelf {
                get first() {
                    return (0, _class_private_field_get_._)(this, _books)[0];
                }
                constructor(){
                    (0, _class_private_field_init_._)(this, _books, {
                        writable: true,
                        value: [
                            'Emma'
                        ]
                    });
                }
            }
            const first = new Shelf().first;
        })();
        return __webpack_exports__;
    })());
