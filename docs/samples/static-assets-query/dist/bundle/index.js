var __webpack_require__ = {};
(()=>{
    var scriptUrl;
    if ("string" == typeof import.meta.url) scriptUrl = import.meta.url;
    if (!scriptUrl) throw new Error("Automatic publicPath is not supported in this browser");
    scriptUrl = scriptUrl.replace(/^blob:/, "").replace(/#.*$/, "").replace(/\?.*$/, "").replace(/\/[^\/]+$/, "/");
    __webpack_require__.p = scriptUrl;
})();
const suninline_namespaceObject = "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciPjxjaXJjbGUgcj0iOCIvPjwvc3ZnPgo=";
const sunraw_namespaceObject = "<svg xmlns=\"http://www.w3.org/2000/svg\"><circle r=\"8\"/></svg>\n";
const sunurl_namespaceObject = __webpack_require__.p + "static/svg/sun.svg";
const sun = {
    inline: suninline_namespaceObject,
    raw: sunraw_namespaceObject,
    url: sunurl_namespaceObject
};
export { sun };
