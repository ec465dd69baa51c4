"use strict";
const __rslib_import_meta_url__ = /*#__PURE__*/ (function () {
  return typeof document === 'undefined'
    ? new (require('url'.replace('', '')).URL)('file:' + __filename).href
    : (document.currentScript && document.currentScript.src) ||
      new URL('main.js', document.baseURI).href;
})();
;
"use client"
var __webpack_modules__ = ({
"./src/index.ts"(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  label: () => (/* binding */ label),
  make: () => (/* binding */ make),
  theme: () => (/* binding */ theme),
  words: () => (/* binding */ words)
});

;// CONCATENATED MODULE: external "toolkit"
const external_toolkit_namespaceObject = require("toolkit");
;// CONCATENATED MODULE: ./src/index.ts

/*! badges | MIT */ //! badges, a line
/** @license BSD for the rest */ /* @preserve this note */ 
// a plain note
/** JSDoc of label */ const label = /* @__PURE__ */ (0,external_toolkit_namespaceObject.create)('new');
/* @__NO_SIDE_EFFECTS__ */ function make(text) {
    /* a note inside */ return (0,external_toolkit_namespaceObject.create)(text);
}
const words = ()=>__webpack_require__.e(/* import() | list */ "g").then(__webpack_require__.bind(__webpack_require__, "./src/words.ts"));
const theme = (url)=>import(/* @vite-ignore */ /* webpackIgnore: true */ url);


},

});
// The module cache
var __webpack_module_cache__ = {};

// The require function
function __webpack_require__(moduleId) {

// Check if module is in cache
var cachedModule = __webpack_module_cache__[moduleId];
if (cachedModule !== undefined) {
return cachedModule.exports;
}
// Create a new module (and put it into the cache)
var module = (__webpack_module_cache__[moduleId] = {
exports: {}
});
// Execute the module function
__webpack_modules__[moduleId](module, module.exports, __webpack_require__);

// Return the exports of the module
return module.exports;

}

// expose the modules object (__webpack_modules__)
__webpack_require__.m = __webpack_modules__;

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
// webpack/runtime/ensure_chunk
(() => {
__webpack_require__.f = {};
// This file contains only the entry chunk.
// The chunk loading function for additional chunks
__webpack_require__.e = (chunkId) => {
	return Promise.all(
		Object.keys(__webpack_require__.f).reduce((promises, key) => {
			__webpack_require__.f[key](chunkId, promises);
			return promises;
		}, [])
	);
};
})();
// webpack/runtime/get javascript chunk filename
(() => {
// This function allow to reference chunks
__webpack_require__.u = (chunkId) => {
  // return url for filenames not based on template
  
  // return url for filenames based on template
  return "" + "list" + "~4.cjs"
}
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
// webpack/runtime/require_chunk_loading
(() => {
var requireInstalledChunks = {"q": 1,};
// object to store loaded chunks
// "1" means "loaded", otherwise not loaded yet
var requireInstallChunk = (chunk) => {
	var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
	for (var moduleId in moreModules) {
		if (__webpack_require__.o(moreModules, moduleId)) {
		 __webpack_require__.m[moduleId] = moreModules[moduleId];
		}
	}
	if (runtime) runtime(__webpack_require__);
	for (var i = 0; i < chunkIds.length; i++) requireInstalledChunks[chunkIds[i]] = 1;
	
};
// require() chunk loading for javascript
__webpack_require__.f.require = (chunkId, promises) => {
	// "1" is the signal for "already loaded"
	if (!requireInstalledChunks[chunkId]) {
		if (true) {
			requireInstallChunk(require("./" + __webpack_require__.u(chunkId)));
		} else requireInstalledChunks[chunkId] = 1;
	}
};

})();
// module factories are used so entry inlining is disabled
// startup
// Load entry module and return exports
var __webpack_exports__ = __webpack_require__("./src/index.ts");
exports.label = __webpack_exports__.label;
exports.make = __webpack_exports__.make;
exports.theme = __webpack_exports__.theme;
exports.words = __webpack_exports__.words;
for(var __rspack_i in __webpack_exports__) {
  if(["label","make","theme","words"].indexOf(__rspack_i) === -1) {
    exports[__rspack_i] = __webpack_exports__[__rspack_i];
  }
}
Object.defineProperty(exports, '__esModule', { value: true });
