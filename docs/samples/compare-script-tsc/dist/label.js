(function (factory) {
    if (typeof module === "object" && typeof module.exports === "object") {
        var v = factory(require, exports);
        if (v !== undefined) module.exports = v;
    }
    else if (typeof define === "function" && define.amd) {
        define(["require", "exports"], factory);
    }
})(function (require, exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.label = label;
    const longest = 24;
    function label(text, copied) {
        const isLong = text.length > longest;
        const start = text.slice(0, longest);
        return `${copied}: ${isLong ? `${start}…` : text}`;
    }
});
