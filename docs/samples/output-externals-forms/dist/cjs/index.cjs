"use strict";
var __webpack_require__ = {};
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
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
    Chart: ()=>external_chart_js_namespaceObject.Chart,
    OrbitControls: ()=>addons_namespaceObject.OrbitControls,
    ajax: ()=>external_jQuery_namespaceObject.ajax,
    debounce: ()=>debounce_namespaceObject,
    useState: ()=>compat_namespaceObject.useState
});
const external_chart_js_namespaceObject = require("chart.js");
const addons_namespaceObject = require("three/addons");
const compat_namespaceObject = require("preact/compat");
const external_jQuery_namespaceObject = globalThis.jQuery;
const debounce_namespaceObject = require("lodash/debounce");
exports.Chart = __webpack_exports__.Chart;
exports.OrbitControls = __webpack_exports__.OrbitControls;
exports.ajax = __webpack_exports__.ajax;
exports.debounce = __webpack_exports__.debounce;
exports.useState = __webpack_exports__.useState;
for(var __rspack_i in __webpack_exports__)if (-1 === [
    "Chart",
    "OrbitControls",
    "ajax",
    "debounce",
    "useState"
].indexOf(__rspack_i)) exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
