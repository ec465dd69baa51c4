(()=>{
    var __webpack_require__ = {};
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
    (()=>{
        __webpack_require__.r = (exports)=>{
            if ("u" > typeof Symbol && Symbol.toStringTag) Object.defineProperty(exports, Symbol.toStringTag, {
                value: 'Module'
            });
            Object.defineProperty(exports, '__esModule', {
                value: true
            });
        };
    })();
    var src_namespaceObject = {};
    __webpack_require__.r(src_namespaceObject);
    __webpack_require__.d(src_namespaceObject, {
        Chart: ()=>external_chart_js_namespaceObject.Chart,
        OrbitControls: ()=>addons_namespaceObject.OrbitControls,
        ajax: ()=>external_jQuery_namespaceObject.ajax,
        debounce: ()=>debounce_namespaceObject,
        useState: ()=>compat_namespaceObject.useState
    });
    const external_chart_js_namespaceObject = globalThis["chart.js"];
    const addons_namespaceObject = globalThis["three/addons"];
    const compat_namespaceObject = globalThis["preact/compat"];
    const external_jQuery_namespaceObject = globalThis.jQuery;
    const debounce_namespaceObject = globalThis["lodash/debounce"];
    globalThis.widgets = {
        ...src_namespaceObject
    };
})();
