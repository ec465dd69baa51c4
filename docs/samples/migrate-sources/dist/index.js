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
var src_tag_namespaceObject = {};
__webpack_require__.r(src_tag_namespaceObject);
__webpack_require__.d(src_tag_namespaceObject, {
    o: ()=>nameTag
});
function nameTag({ name }) {
    return `<b class="tag">${name}</b>`;
}
const page = __dirname;
var Tag = src_tag_namespaceObject.Tag;
export { Tag, nameTag, page };
