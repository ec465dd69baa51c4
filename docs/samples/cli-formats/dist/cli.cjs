#!/usr/bin/env node
"use strict";
var __webpack_exports__ = {};
const external_node_path_namespaceObject = require("node:path");
console.log((0, external_node_path_namespaceObject.basename)(__filename), 'runs');
for(var __rspack_i in __webpack_exports__)exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
