/*! dial-code */
"use strict";
var __webpack_require__ = {};
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
    __webpack_require__.d = (exports, getters, values)=>{
        var define = (defs, kind)=>{
            for(var key in defs)if (__webpack_require__.o(defs, key) && !__webpack_require__.o(exports, key)) Object.defineProperty(exports, key, {
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
var __webpack_exports__ = {};
__webpack_require__.d(__webpack_exports__, {
    default: ()=>dialCode
});
const external_pad_start_namespaceObject = require("pad-start");
var external_pad_start_default = /*#__PURE__*/ __webpack_require__.n(external_pad_start_namespaceObject);
function dialCode(country) {
    return `+${external_pad_start_default()(country, 2)}`;
}
module.exports = __webpack_exports__["default"];

// end
//# sourceMappingURL=index.js.map