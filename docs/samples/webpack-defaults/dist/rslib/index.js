var __webpack_modules__ = {
    "./node_modules/note-sort/index.js" (__unused_rspack_module, exports1) {
        exports1.d = (notes)=>notes.toSorted((a, b)=>a.text.localeCompare(b.text));
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
        NotePile: ()=>NotePile
    });
    const external_note_core_namespaceObject = require("note-core");
    var note_sort = __webpack_require__("./node_modules/note-sort/index.js");
    class NotePile {
        notes = [
            (0, external_note_core_namespaceObject.note)('first')
        ];
        add(text) {
            this.notes = (0, note_sort.d)([
                ...this.notes,
                (0, external_note_core_namespaceObject.note)(text)
            ]);
            return this.notes.at(-1)?.text;
        }
    }
})();
exports.NotePile = __webpack_exports__.NotePile;
for(var __rspack_i in __webpack_exports__)if (-1 === [
    "NotePile"
].indexOf(__rspack_i)) exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
