var __webpack_modules__ = {
    "./src/units.cjs" (module) {
        module.exports = [
            'B',
            'kB',
            'MB'
        ];
    }
};
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
(()=>{
    __webpack_require__.n = (module)=>{
        var getter = module && module.__esModule ? ()=>module['default'] : ()=>module;
        __webpack_require__.d(getter, {
            a: getter
        });
        return getter;
    };
})();
(()=>{
    __webpack_require__.d = (exports1, getters, values)=>{
        var define = (defs, kind)=>{
            for(var key in defs)if (__webpack_require__.o(defs, key) && !__webpack_require__.o(exports1, key)) Object.defineProperty(exports1, key, {
                enumerable: true,
                [kind]: defs[key]
            });
        };
        define(getters, "get");
        define(values, "value");
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
    __webpack_require__.d(__webpack_exports__, {
        badge: ()=>badge,
        unit: ()=>unit
    });
    const external_clsx_namespaceObject = require("clsx");
    var external_clsx_default = /*#__PURE__*/ __webpack_require__.n(external_clsx_namespaceObject);
    var units = __webpack_require__("./src/units.cjs");
    var units_default = /*#__PURE__*/ __webpack_require__.n(units);
    const unit = units_default().at(-1);
    const badge = (big)=>external_clsx_default()('badge', {
            big
        });
})();
exports.badge = __webpack_exports__.badge;
exports.unit = __webpack_exports__.unit;
for(var __rspack_i in __webpack_exports__)if (-1 === [
    "badge",
    "unit"
].indexOf(__rspack_i)) exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
