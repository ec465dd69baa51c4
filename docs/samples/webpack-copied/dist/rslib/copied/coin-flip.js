(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory();
    else if ('function' == typeof define && define.amd) define([], factory);
    else if ('object' == typeof exports) exports["CoinFlip"] = factory();
    else root["CoinFlip"] = factory();
})(globalThis, ()=>"use strict");
