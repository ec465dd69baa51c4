"use strict";
var __webpack_require__ = {};
!function() {
    __webpack_require__.d = function(exports1, getters, values) {
        var define = function(defs, kind) {
            for(var key in defs)if (__webpack_require__.o(defs, key) && !__webpack_require__.o(exports1, key)) {
                var descriptor = {
                    enumerable: true
                };
                descriptor[kind] = defs[key];
                Object.defineProperty(exports1, key, descriptor);
            }
        };
        define(getters, "get");
        define(values, "value");
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
__webpack_require__.d(__webpack_exports__, {
    name: function() {
        return src_name;
    }
});
var src_name = function(user) {
    var _user_name;
    return null != (_user_name = user.name) ? _user_name : 'nobody';
};
exports.name = __webpack_exports__.name;
for(var __rspack_i in __webpack_exports__)if (-1 === [
    "name"
].indexOf(__rspack_i)) exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
