const hostRequire = __webpack_require__;
const publicPath = ()=>__webpack_public_path__;
const load = (id)=>hostRequire(id);
export { load, publicPath };
