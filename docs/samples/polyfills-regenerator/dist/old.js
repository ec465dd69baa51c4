import { __webpack_require__ } from "./rslib-runtime.js";
__webpack_require__.add({
    "./node_modules/old-request/index.js": function(__unused_rspack_module, exports) {
        var marked = regeneratorRuntime.mark(request);
        function request() {
            return regeneratorRuntime.wrap(function(context) {
                return context.abrupt('return', 1);
            }, marked);
        }
        exports.E = marked;
    }
});
const old_request = __webpack_require__("./node_modules/old-request/index.js");
var E = old_request.E;
export { E as request };
