"use strict";
const __rslib_import_meta_url__ = /*#__PURE__*/ (function () {
  return typeof document === 'undefined'
    ? new (require('url'.replace('', '')).URL)('file:' + __filename).href
    : (document.currentScript && document.currentScript.src) ||
      new URL('main.js', document.baseURI).href;
})();
;
"use client"
// The require scope
var __webpack_require__ = {};

// webpack/runtime/define_property_getters
(() => {
__webpack_require__.d = (exports, getters, values) => {
	var define = (defs, kind) => {
		for(var key in defs) {
			if(__webpack_require__.o(defs, key) && !__webpack_require__.o(exports, key)) {
				Object.defineProperty(exports, key, { enumerable: true, [kind]: defs[key] });
			}
		}
	};
	define(getters, "get");
	define(values, "value");
};
})();
// webpack/runtime/has_own_property
(() => {
__webpack_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
})();
// webpack/runtime/make_namespace_object
(() => {
// define __esModule on exports
__webpack_require__.r = (exports) => {
	if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
		Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
	}
	Object.defineProperty(exports, '__esModule', { value: true });
};
})();
var __webpack_exports__ = {};
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Badge: () => (/* binding */ Badge),
  count: () => (/* binding */ count),
  label: () => (/* binding */ label),
  shared: () => (/* binding */ shared)
});

;// CONCATENATED MODULE: external "toolkit"
const external_toolkit_namespaceObject = require("toolkit");
;// CONCATENATED MODULE: ./src/index.js


const unusedTable = (/* unused pure expression or super */ null && ({
    small: 12,
    large: 24
}));
class Badge {
    text = 'new';
}
const shared = /* @__PURE__ */ (0,external_toolkit_namespaceObject.create)(Badge);
let count = 0;
function label(badge) {
    count += 1;
    return `[${badge.text}]`;
}

exports.Badge = __webpack_exports__.Badge;
exports.count = __webpack_exports__.count;
exports.label = __webpack_exports__.label;
exports.shared = __webpack_exports__.shared;
for(var __rspack_i in __webpack_exports__) {
  if(["Badge","count","label","shared"].indexOf(__rspack_i) === -1) {
    exports[__rspack_i] = __webpack_exports__[__rspack_i];
  }
}
Object.defineProperty(exports, '__esModule', { value: true });
