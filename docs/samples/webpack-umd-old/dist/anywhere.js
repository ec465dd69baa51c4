(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory();
    else if ('function' == typeof define && define.amd) define([], factory);
    else if ('object' == typeof exports) exports["TickList"] = factory();
    else root["TickList"] = factory();
})("u" > typeof globalThis ? globalThis : "u" > typeof self ? self : this, function() {
    return function() {
        "use strict";
        var __webpack_require__ = {};
        !function() {
            __webpack_require__.d = function(exports1, getters, values) {
                var define1 = function(defs, kind) {
                    for(var key in defs)if (__webpack_require__.o(defs, key) && !__webpack_require__.o(exports1, key)) {
                        var descriptor = {
                            enumerable: true
                        };
                        descriptor[kind] = defs[key];
                        Object.defineProperty(exports1, key, descriptor);
                    }
                };
                define1(getters, "get");
                define1(values, "value");
            };
        }();
        !function() {
            __webpack_require__.o = function(obj, prop) {
                return Object.prototype.hasOwnProperty.call(obj, prop);
            };
        }();
        !function() {
            __webpack_require__.r = function(exports1) {
                if ("u" > typeof Symbol && Symbol.toStringTag) Object.defineProperty(exports1, Symbol.toStringTag, {
                    value: 'Module'
                });
                Object.defineProperty(exports1, '__esModule', {
                    value: true
                });
            };
        }();
        var __webpack_exports__ = {};
        __webpack_require__.r(__webpack_exports__);
        var ticks = function() {
            for(var _len = arguments.length, all = new Array(_len), _key = 0; _key < _len; _key++)all[_key] = arguments[_key];
            return all.length;
        };
        __webpack_require__.d(__webpack_exports__, {
            ticks: function() {
                return ticks;
            }
        });
        return __webpack_exports__;
    }();
});
