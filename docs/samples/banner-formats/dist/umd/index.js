/* first */
(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory();
    else if ('function' == typeof define && define.amd) define([], factory);
    else {
        var a = factory();
        for(var i in a)('object' == typeof exports ? exports : root)[i] = a[i];
    }
})(global, ()=>(()=>{
        "use strict";
        var __webpack_exports__ = {};
        const darker = (color)=>`dark${color}`;
        globalThis.document?.body.append(darker('gray'));
        return __webpack_exports__;
    })());

/* last */