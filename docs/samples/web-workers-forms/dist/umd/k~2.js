(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory();
    else if ('function' == typeof define && define.amd) define([], factory);
    else if ('object' == typeof exports) exports["Words"] = factory();
    else root["Words"] = factory();
})(globalThis, ()=>(()=>{
        "use strict";
        var __webpack_exports__ = {};
        const count = (text)=>text.trim().split(/\s+/).length;
        self.onmessage = (event)=>{
            self.postMessage(count(event.data));
        };
        return __webpack_exports__;
    })());
