"use strict";
const __rslib_import_meta_url__ = /*#__PURE__*/ (function () {
  return typeof document === 'undefined'
    ? new (require('url'.replace('', '')).URL)('file:' + __filename).href
    : (document.currentScript && document.currentScript.src) ||
      new URL('main.js', document.baseURI).href;
})();
;
// The require scope
var __webpack_require__ = {};

// webpack/runtime/define_property_getters
!function() {
__webpack_require__.d = function(exports, getters, values) {
	var define = function(defs, kind) {
		for(var key in defs) {
			if(__webpack_require__.o(defs, key) && !__webpack_require__.o(exports, key)) {
				var descriptor = { enumerable: true };
				descriptor[kind] = defs[key];
				Object.defineProperty(exports, key, descriptor);
			}
		}
	};
	define(getters, "get");
	define(values, "value");
};
}();
// webpack/runtime/has_own_property
!function() {
__webpack_require__.o = function(obj, prop) { return Object.prototype.hasOwnProperty.call(obj, prop); }
}();
// webpack/runtime/make_namespace_object
!function() {
// define __esModule on exports
__webpack_require__.r = function(exports) {
	if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
		Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
	}
	Object.defineProperty(exports, '__esModule', { value: true });
};
}();
var __webpack_exports__ = {};
__webpack_require__.r(__webpack_exports__);
var gap = function gap(n) {
    return n * 8;
};

__webpack_require__.d(__webpack_exports__, {
  gap: function() { return gap; }
});

exports.gap = __webpack_exports__.gap;
for(var __rspack_i in __webpack_exports__) {
  if(["gap"].indexOf(__rspack_i) === -1) {
    exports[__rspack_i] = __webpack_exports__[__rspack_i];
  }
}
Object.defineProperty(exports, '__esModule', { value: true });
