"use strict";
var __webpack_require__ = {};
(()=>{
    __webpack_require__.d = (exports1, getters, values)=>{
        var define = (defs, kind)=>{
            for(var key in defs)if (__webpack_require__.o(defs, key) && !__webpack_require__.o(exports1, key)) Object.defineProperty(exports1, key, {
                enumerable: true,
                [kind]: defs[key]
            });
        };
        define(getters, "get");
        define(values, "value");
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
const one = (n)=>n + 1;
const two = (n)=>n + 2;
const three = (n)=>n + 3;
const four = (n)=>n + 4;
const five = (n)=>n + 5;
const six = (n)=>n + 6;
const seven = (n)=>n + 7;
const eight = (n)=>n + 8;
const nine = (n)=>n + 9;
const ten = (n)=>n + 10;
__webpack_require__.d(__webpack_exports__, {}, {
    eight: eight,
    five: five,
    four: four,
    nine: nine,
    one: one,
    seven: seven,
    six: six,
    ten: ten,
    three: three,
    two: two
});
exports.eight = __webpack_exports__.eight;
exports.five = __webpack_exports__.five;
exports.four = __webpack_exports__.four;
exports.nine = __webpack_exports__.nine;
exports.one = __webpack_exports__.one;
exports.seven = __webpack_exports__.seven;
exports.six = __webpack_exports__.six;
exports.ten = __webpack_exports__.ten;
exports.three = __webpack_exports__.three;
exports.two = __webpack_exports__.two;
for(var __rspack_i in __webpack_exports__)if (-1 === [
    "eight",
    "five",
    "four",
    "nine",
    "one",
    "seven",
    "six",
    "ten",
    "three",
    "two"
].indexOf(__rspack_i)) exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
