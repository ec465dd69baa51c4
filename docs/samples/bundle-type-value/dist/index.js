var __webpack_require__ = {};
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
var prices_namespaceObject = {};
__webpack_require__.r(prices_namespaceObject);
function formatPrice(cents) {
    return `${(cents / 100).toFixed(2)} EUR`;
}
var Price = prices_namespaceObject.Price;
export { Price, formatPrice };
