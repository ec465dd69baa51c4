import { __webpack_require__ } from "./rslib-runtime.js";
export * from "greeting";
var all_namespaceObject = {};
__webpack_require__.r(all_namespaceObject);
export { all_namespaceObject };
