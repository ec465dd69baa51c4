import __rslib_shim_module__ from "node:module";
const require = /*#__PURE__*/ __rslib_shim_module__.createRequire(/*#__PURE__*/ (()=>import.meta.url)());
var __require = ((x)=>void 0 !== require ? require : x)(function(x) {
    throw Error('Dynamic require of "' + x + '" is not supported');
});
var os = __require('os');
const ending = '\n' === os.EOL ? 'LF' : 'CRLF';
export { ending };
