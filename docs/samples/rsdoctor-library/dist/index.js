var __webpack_modules__ = {};
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
__webpack_require__.m = __webpack_modules__;
(()=>{
    __webpack_require__.add = function(modules) {
        Object.assign(__webpack_require__.m, modules);
    };
})();
__webpack_require__.add({
    "./node_modules/wide-text/index.js" (__unused_rspack_module, exports) {
        exports.o = (text, width)=>String(text).padEnd(width);
    }
});
const wide_text = __webpack_require__("./node_modules/wide-text/index.js");
function printTable(rows) {
    return rows.map((row)=>row.map((cell)=>(0, wide_text.o)(cell, 12))).map((row)=>row.join(" | ")).join('\n');
}
export { printTable };
