(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory();
    else if ('function' == typeof define && define.amd) define([], factory);
    else {
        var a = factory();
        for(var i in a)('object' == typeof exports ? exports : root)[i] = a[i];
    }
})(global, ()=>(()=>{
        "use strict";
        var __webpack_require__ = {};
        (()=>{
            __webpack_require__.d = (exports1, getters, values)=>{
                var define1 = (defs, kind)=>{
                    for(var key in defs)if (__webpack_require__.o(defs, key) && !__webpack_require__.o(exports1, key)) Object.defineProperty(exports1, key, {
                        enumerable: true,
                        [kind]: defs[key]
                    });
                };
                define1(getters, "get");
                define1(values, "value");
            };
        })();
        (()=>{
            __webpack_require__.o = (obj, prop)=>Object.prototype.hasOwnProperty.call(obj, prop);
        })();
        (()=>{
            __webpack_require__.r = (exports1)=>{
                if ("u" > typeof Symbol && Symbol.toStringTag) Object.defineProperty(exports1, Symbol.toStringTag, {
                    value: 'Module'
                });
                Object.defineProperty(exports1, '__esModule', {
                    value: true
                });
            };
        })();
        var __webpack_exports__ = {};
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            button: ()=>src_button
        });
        function r(e) {
            var t, f, n = "";
            if ("string" == typeof e || "number" == typeof e) n += e;
            else if ("object" == typeof e) if (Array.isArray(e)) {
                var o = e.length;
                for(t = 0; t < o; t++)e[t] && (f = r(e[t])) && (n && (n += " "), n += f);
            } else for(f in e)e[f] && (n && (n += " "), n += f);
            return n;
        }
        function clsx() {
            for(var e, t, f = 0, n = "", o = arguments.length; f < o; f++)(e = arguments[f]) && (t = r(e)) && (n && (n += " "), n += t);
            return n;
        }
        const src_button = (big)=>clsx('button', {
                big
            });
        return __webpack_exports__;
    })());
