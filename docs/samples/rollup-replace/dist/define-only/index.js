const version = '__VERSION__';
function mode() {
    var _ref;
    var _env;
    return null != (_ref = null == (_env = import.meta.env) ? void 0 : _env.MODE) ? _ref : 'unset';
}
function warn(text) {}
export { mode, version, warn };
