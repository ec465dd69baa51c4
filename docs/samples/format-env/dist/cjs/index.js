var __webpack_exports__ = {};
if ('production' !== process.env.NODE_ENV) console.warn('kelvin: development build');
console.log('kelvin: ready');
for(var __rspack_i in __webpack_exports__)exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
