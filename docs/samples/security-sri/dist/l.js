var __webpack_require__ = {};
(()=>{
    __webpack_require__.sriHashes = {
        i: "sha384-zqANcIsdhn1Pv/OBkElFHQ4nFS9pgptj9H0HVdlR4WW6tgSNhAdE0/quCxMkxjtD"
    };
})();
export { __webpack_require__ };
