"use client";
Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
const require_last = require("./parts/last.cjs");
// src/index.ts
const lastWord = (text) => require_last.last(text.split(" ")) ?? "";
exports.lastWord = lastWord;
