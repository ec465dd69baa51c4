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
    "./node_modules/round-half/index.js" (module) {
        module.exports = (value)=>Math.round(2 * value) / 2;
    }
});
var fees_namespaceObject = /*#__PURE__*/ JSON.parse('{"standard":12.25,"reduced":8.5,"night":19}');
const round_half = __webpack_require__("./node_modules/round-half/index.js");
const fee = (hours)=>round_half(hours * fees_namespaceObject.standard);
const names = Object.keys(fees_namespaceObject);
export { fee, names };
