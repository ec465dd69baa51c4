Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
// src/list.ts
const list = require("./steps.common.cjs").steps.map(({ name, bytes }) => `${name}: ${bytes}`);
exports.list = list;
