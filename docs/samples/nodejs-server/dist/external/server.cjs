"use strict";
var __webpack_exports__ = {};
const external_node_http_namespaceObject = require("node:http");
const external_store_namespaceObject = require("store");
const server = (0, external_node_http_namespaceObject.createServer)((_, response)=>{
    response.end(external_store_namespaceObject.read());
});
server.listen(0, async ()=>{
    const { port } = server.address();
    const answer = await fetch(`http://localhost:${port}`);
    console.log(await answer.text());
    server.close();
});
for(var __rspack_i in __webpack_exports__)exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
