"use strict";
var __webpack_require__ = {};
(()=>{
    __webpack_require__.d = (exports1, getters, values)=>{
        var define = (defs, kind)=>{
            for(var key in defs)if (__webpack_require__.o(defs, key) && !__webpack_require__.o(exports1, key)) Object.defineProperty(exports1, key, {
                enumerable: true,
                [kind]: defs[key]
            });
        };
        define(getters, "get");
        define(values, "value");
    };
})();
(()=>{
    __webpack_require__.o = (obj, prop)=>Object.prototype.hasOwnProperty.call(obj, prop);
})();
(()=>{
    __webpack_require__.r = (exports1)=>{
        if ("u" > typeof Symbol && Symbol.toStringTag) Object.defineProperty(exports1, Symbol.toStringTag, {
            value: 'Module'
        });
        Object.defineProperty(exports1, '__esModule', {
            value: true
        });
    };
})();
var __webpack_exports__ = {};
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
    letter: ()=>letter
});
const external_node_fs_namespaceObject = require("node:fs");
const external_node_path_namespaceObject = require("node:path");
var greetings_namespaceObject = /*#__PURE__*/ JSON.parse('{"en":"Hello","fr":"Bonjour"}');
function letter(template, language, name) {
    const file = (0, external_node_path_namespaceObject.join)(__dirname, 'templates', `${template}.txt`);
    return (0, external_node_fs_namespaceObject.readFileSync)(file, 'utf8').replace('{greeting}', greetings_namespaceObject[language]).replace('{name}', name).trim();
}
exports.letter = __webpack_exports__.letter;
for(var __rspack_i in __webpack_exports__)if (-1 === [
    "letter"
].indexOf(__rspack_i)) exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
