Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
// src/index.ts
const names = require("./steps.common.cjs").steps.map(({ name }) => name);
exports.names = names;
