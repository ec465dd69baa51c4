const version = '3.1.0';
function mode() {
    var _production;
    return (_production = "production", void 0 !== _production) ? _production : 'unset';
}
function warn(text) {}
export { mode, version, warn };
