/*! map-pins 1.0.0 */
(()=>{
    "use strict";
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
    var __webpack_exports__ = {};
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
        pinMap: ()=>pinMap
    });
    const external_TileMap_namespaceObject = globalThis.TileMap;
    function pinMap(pins) {
        const map = new external_TileMap_namespaceObject();
        for (const pin of pins)map.add(pin);
        return map;
    }
    globalThis.MapPins = __webpack_exports__;
})();
