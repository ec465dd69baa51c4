export const __webpack_esm_ids__ = [464];
export const __webpack_esm_modules__ = {

/***/ 464
(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
const tiles = ['water', 'wood'];

/* harmony export */ __webpack_require__.d(__webpack_exports__, [
/* harmony export */   "tiles", 0, /* binding */ tiles
/* harmony export */ ]);


/***/ }

};
