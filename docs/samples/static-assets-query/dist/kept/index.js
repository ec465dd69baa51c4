import { __webpack_require__ } from "./rslib-runtime~2.js";
const suninline_namespaceObject = "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciPjxjaXJjbGUgcj0iOCIvPjwvc3ZnPgo=";
const sunraw_namespaceObject = "<svg xmlns=\"http://www.w3.org/2000/svg\"><circle r=\"8\"/></svg>\n";
const sunurl_namespaceObject = __webpack_require__.p + "static/svg/sun.svg";
const sun = {
    inline: suninline_namespaceObject,
    raw: sunraw_namespaceObject,
    url: sunurl_namespaceObject
};
export { sun };
