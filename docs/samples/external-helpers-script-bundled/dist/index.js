(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory();
    else if ('function' == typeof define && define.amd) define([], factory);
    else if ('object' == typeof exports) exports["Furniture"] = factory();
    else root["Furniture"] = factory();
})(globalThis, ()=>(()=>{
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
            first: ()=>first
        });
        function _class_apply_descriptor_get(receiver, descriptor) {
            if (descriptor.get) return descriptor.get.call(receiver);
            return descriptor.value;
        }
        function _class_extract_field_descriptor(receiver, privateMap, action) {
            if (!privateMap.has(receiver)) throw new TypeError("attempted to " + action + " private field on non-instance");
            return privateMap.get(receiver);
        }
        function _class_private_field_get(receiver, privateMap) {
            var descriptor = _class_extract_field_descriptor(receiver, privateMap, "get");
            return _class_apply_descriptor_get(receiver, descriptor);
        }
        function _check_private_redeclaration(obj, privateCollection) {
            if (privateCollection.has(obj)) throw new TypeError("Cannot initialize the same private elements twice on an object");
        }
        function _class_private_field_init(obj, privateMap, value) {
            _check_private_redeclaration(obj, privateMap);
            privateMap.set(obj, value);
        }
        var _books = /*#__PURE__*/ new WeakMap();
        class Shelf {
            get first() {
                return _class_private_field_get(this, _books)[0];
            }
            constructor(){
                _class_private_field_init(this, _books, {
                    writable: true,
                    value: [
                        'Emma'
                    ]
                });
            }
        }
        const first = new Shelf().first;
        return __webpack_exports__;
    })());
