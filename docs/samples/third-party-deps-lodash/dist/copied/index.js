var __webpack_modules__ = {};
var __webpack_module_cache__ = {};
function __webpack_require__(moduleId) {
    var cachedModule = __webpack_module_cache__[moduleId];
    if (void 0 !== cachedModule) return cachedModule.exports;
    var module = __webpack_module_cache__[moduleId] = {
        exports: {}
    };
    __webpack_modules__[moduleId](module, module.exports, __webpack_require__);
    return module.exports;
}
__webpack_require__.m = __webpack_modules__;
(()=>{
    __webpack_require__.add = function(modules) {
        Object.assign(__webpack_require__.m, modules);
    };
})();
__webpack_require__.add({
    "./node_modules/lodash/_Symbol.js" (module, __unused_rspack_exports, __webpack_require__) {
        var root = __webpack_require__("./node_modules/lodash/_root.js");
        var Symbol = root.Symbol;
        module.exports = Symbol;
    },
    "./node_modules/lodash/_baseGetTag.js" (module, __unused_rspack_exports, __webpack_require__) {
        var Symbol = __webpack_require__("./node_modules/lodash/_Symbol.js"), getRawTag = __webpack_require__("./node_modules/lodash/_getRawTag.js"), objectToString = __webpack_require__("./node_modules/lodash/_objectToString.js");
        var nullTag = '[object Null]', undefinedTag = '[object Undefined]';
        var symToStringTag = Symbol ? Symbol.toStringTag : void 0;
        function baseGetTag(value) {
            if (null == value) return void 0 === value ? undefinedTag : nullTag;
            return symToStringTag && symToStringTag in Object(value) ? getRawTag(value) : objectToString(value);
        }
        module.exports = baseGetTag;
    },
    "./node_modules/lodash/_baseTrim.js" (module, __unused_rspack_exports, __webpack_require__) {
        var trimmedEndIndex = __webpack_require__("./node_modules/lodash/_trimmedEndIndex.js");
        var reTrimStart = /^\s+/;
        function baseTrim(string) {
            return string ? string.slice(0, trimmedEndIndex(string) + 1).replace(reTrimStart, '') : string;
        }
        module.exports = baseTrim;
    },
    "./node_modules/lodash/_freeGlobal.js" (module) {
        var freeGlobal = 'object' == typeof global && global && global.Object === Object && global;
        module.exports = freeGlobal;
    },
    "./node_modules/lodash/_getRawTag.js" (module, __unused_rspack_exports, __webpack_require__) {
        var Symbol = __webpack_require__("./node_modules/lodash/_Symbol.js");
        var objectProto = Object.prototype;
        var hasOwnProperty = objectProto.hasOwnProperty;
        var nativeObjectToString = objectProto.toString;
        var symToStringTag = Symbol ? Symbol.toStringTag : void 0;
        function getRawTag(value) {
            var isOwn = hasOwnProperty.call(value, symToStringTag), tag = value[symToStringTag];
            try {
                value[symToStringTag] = void 0;
                var unmasked = true;
            } catch (e) {}
            var result = nativeObjectToString.call(value);
            if (unmasked) if (isOwn) value[symToStringTag] = tag;
            else delete value[symToStringTag];
            return result;
        }
        module.exports = getRawTag;
    },
    "./node_modules/lodash/_objectToString.js" (module) {
        var objectProto = Object.prototype;
        var nativeObjectToString = objectProto.toString;
        function objectToString(value) {
            return nativeObjectToString.call(value);
        }
        module.exports = objectToString;
    },
    "./node_modules/lodash/_root.js" (module, __unused_rspack_exports, __webpack_require__) {
        var freeGlobal = __webpack_require__("./node_modules/lodash/_freeGlobal.js");
        var freeSelf = 'object' == typeof self && self && self.Object === Object && self;
        var root = freeGlobal || freeSelf || Function('return this')();
        module.exports = root;
    },
    "./node_modules/lodash/_trimmedEndIndex.js" (module) {
        var reWhitespace = /\s/;
        function trimmedEndIndex(string) {
            var index = string.length;
            while(index-- && reWhitespace.test(string.charAt(index)));
            return index;
        }
        module.exports = trimmedEndIndex;
    },
    "./node_modules/lodash/debounce.js" (module, __unused_rspack_exports, __webpack_require__) {
        var isObject = __webpack_require__("./node_modules/lodash/isObject.js"), now = __webpack_require__("./node_modules/lodash/now.js"), toNumber = __webpack_require__("./node_modules/lodash/toNumber.js");
        var FUNC_ERROR_TEXT = 'Expected a function';
        var nativeMax = Math.max, nativeMin = Math.min;
        function debounce(func, wait, options) {
            var lastArgs, lastThis, maxWait, result, timerId, lastCallTime, lastInvokeTime = 0, leading = false, maxing = false, trailing = true;
            if ('function' != typeof func) throw new TypeError(FUNC_ERROR_TEXT);
            wait = toNumber(wait) || 0;
            if (isObject(options)) {
                leading = !!options.leading;
                maxing = 'maxWait' in options;
                maxWait = maxing ? nativeMax(toNumber(options.maxWait) || 0, wait) : maxWait;
                trailing = 'trailing' in options ? !!options.trailing : trailing;
            }
            function invokeFunc(time) {
                var args = lastArgs, thisArg = lastThis;
                lastArgs = lastThis = void 0;
                lastInvokeTime = time;
                result = func.apply(thisArg, args);
                return result;
            }
            function leadingEdge(time) {
                lastInvokeTime = time;
                timerId = setTimeout(timerExpired, wait);
                return leading ? invokeFunc(time) : result;
            }
            function remainingWait(time) {
                var timeSinceLastCall = time - lastCallTime, timeSinceLastInvoke = time - lastInvokeTime, timeWaiting = wait - timeSinceLastCall;
                return maxing ? nativeMin(timeWaiting, maxWait - timeSinceLastInvoke) : timeWaiting;
            }
            function shouldInvoke(time) {
                var timeSinceLastCall = time - lastCallTime, timeSinceLastInvoke = time - lastInvokeTime;
                return void 0 === lastCallTime || timeSinceLastCall >= wait || timeSinceLastCall < 0 || maxing && timeSinceLastInvoke >= maxWait;
            }
            function timerExpired() {
                var time = now();
                if (shouldInvoke(time)) return trailingEdge(time);
                timerId = setTimeout(timerExpired, remainingWait(time));
            }
            function trailingEdge(time) {
                timerId = void 0;
                if (trailing && lastArgs) return invokeFunc(time);
                lastArgs = lastThis = void 0;
                return result;
            }
            function cancel() {
                if (void 0 !== timerId) clearTimeout(timerId);
                lastInvokeTime = 0;
                lastArgs = lastCallTime = lastThis = timerId = void 0;
            }
            function flush() {
                return void 0 === timerId ? result : trailingEdge(now());
            }
            function debounced() {
                var time = now(), isInvoking = shouldInvoke(time);
                lastArgs = arguments;
                lastThis = this;
                lastCallTime = time;
                if (isInvoking) {
                    if (void 0 === timerId) return leadingEdge(lastCallTime);
                    if (maxing) {
                        clearTimeout(timerId);
                        timerId = setTimeout(timerExpired, wait);
                        return invokeFunc(lastCallTime);
                    }
                }
                if (void 0 === timerId) timerId = setTimeout(timerExpired, wait);
                return result;
            }
            debounced.cancel = cancel;
            debounced.flush = flush;
            return debounced;
        }
        module.exports = debounce;
    },
    "./node_modules/lodash/isObject.js" (module) {
        function isObject(value) {
            var type = typeof value;
            return null != value && ('object' == type || 'function' == type);
        }
        module.exports = isObject;
    },
    "./node_modules/lodash/isObjectLike.js" (module) {
        function isObjectLike(value) {
            return null != value && 'object' == typeof value;
        }
        module.exports = isObjectLike;
    },
    "./node_modules/lodash/isSymbol.js" (module, __unused_rspack_exports, __webpack_require__) {
        var baseGetTag = __webpack_require__("./node_modules/lodash/_baseGetTag.js"), isObjectLike = __webpack_require__("./node_modules/lodash/isObjectLike.js");
        var symbolTag = '[object Symbol]';
        function isSymbol(value) {
            return 'symbol' == typeof value || isObjectLike(value) && baseGetTag(value) == symbolTag;
        }
        module.exports = isSymbol;
    },
    "./node_modules/lodash/now.js" (module, __unused_rspack_exports, __webpack_require__) {
        var root = __webpack_require__("./node_modules/lodash/_root.js");
        var now = function() {
            return root.Date.now();
        };
        module.exports = now;
    },
    "./node_modules/lodash/toNumber.js" (module, __unused_rspack_exports, __webpack_require__) {
        var baseTrim = __webpack_require__("./node_modules/lodash/_baseTrim.js"), isObject = __webpack_require__("./node_modules/lodash/isObject.js"), isSymbol = __webpack_require__("./node_modules/lodash/isSymbol.js");
        var NAN = 0 / 0;
        var reIsBadHex = /^[-+]0x[0-9a-f]+$/i;
        var reIsBinary = /^0b[01]+$/i;
        var reIsOctal = /^0o[0-7]+$/i;
        var freeParseInt = parseInt;
        function toNumber(value) {
            if ('number' == typeof value) return value;
            if (isSymbol(value)) return NAN;
            if (isObject(value)) {
                var other = 'function' == typeof value.valueOf ? value.valueOf() : value;
                value = isObject(other) ? other + '' : other;
            }
            if ('string' != typeof value) return 0 === value ? value : +value;
            value = baseTrim(value);
            var isBinary = reIsBinary.test(value);
            return isBinary || reIsOctal.test(value) ? freeParseInt(value.slice(2), isBinary ? 2 : 8) : reIsBadHex.test(value) ? NAN : +value;
        }
        module.exports = toNumber;
    }
});
const debounce = __webpack_require__("./node_modules/lodash/debounce.js");
const search = debounce((text)=>fetch(text), 300);
export { search };
