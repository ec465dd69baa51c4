(()=>{
    var __webpack_modules__ = {
        "./src/table.ts" (__unused_rspack_module, __webpack_exports__, __webpack_require__) {
            const table = {
                freezing: 273.15,
                boiling: 373.15
            };
            __webpack_require__.d(__webpack_exports__, {}, {
                table: table
            });
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
        Promise.resolve().then(__webpack_require__.bind(__webpack_require__, "./src/table.ts")).then(({ table })=>{
            console.table(table);
        });
    })();
})();
