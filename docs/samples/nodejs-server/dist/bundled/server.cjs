var __webpack_modules__ = {
    "./node_modules/store/index.js" (__unused_rspack_module, exports1) {
        exports1.L = ()=>'data';
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
var __webpack_exports__ = {};
(()=>{
    "use strict";
    const external_node_http_namespaceObject = require("node:http");
    var store = __webpack_require__("./node_modules/store/index.js");
    const server = (0, external_node_http_namespaceObject.createServer)((_, response)=>{
        response.end(store.L());
    });
    server.listen(0, async ()=>{
        const { port } = server.address();
        const answer = await fetch(`http://localhost:${port}`);
        console.log(await answer.text());
        server.close();
    });
})();
for(var __rspack_i in __webpack_exports__)exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
