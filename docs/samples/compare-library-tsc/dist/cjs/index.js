"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.closest = void 0;
var closest_js_1 = require("./closest.js");
Object.defineProperty(exports, "closest", { enumerable: true, get: function () { return closest_js_1.closest; } });
