Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
// src/index.ts
const names = require("./steps-C0I6kFtQ.cjs").steps.map(({ name }) => name);
exports.names = names;
