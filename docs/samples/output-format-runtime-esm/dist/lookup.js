import { __webpack_require__ } from "./l~2.js";
var sizes_namespaceObject = {};
__webpack_require__.r(sizes_namespaceObject);
__webpack_require__.d(sizes_namespaceObject, {
    large: ()=>large,
    small: ()=>small
});
const small = 1;
const large = 2;
const lookup_all = ()=>sizes_namespaceObject;
const later = ()=>Promise.resolve(sizes_namespaceObject);
export { later, lookup_all as all };
