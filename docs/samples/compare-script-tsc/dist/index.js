(function (factory) {
    if (typeof module === "object" && typeof module.exports === "object") {
        var v = factory(require, exports);
        if (v !== undefined) module.exports = v;
    }
    else if (typeof define === "function" && define.amd) {
        define(["require", "exports", "./label"], factory);
    }
})(function (require, exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.toast = toast;
    const label_1 = require("./label");
    /** The text that is shown after copying. */
    function toast(text, options) {
        var _a, _b;
        return (0, label_1.label)(text, (_b = (_a = options === null || options === void 0 ? void 0 : options.words) === null || _a === void 0 ? void 0 : _a.copied) !== null && _b !== void 0 ? _b : 'Copied');
    }
});
