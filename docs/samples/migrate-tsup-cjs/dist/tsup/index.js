"use strict";Object.defineProperty(exports, "__esModule", {value: true});// src/index.ts
function slugName(text) {
  return text.toLowerCase().replace(/\W+/g, "-");
}


exports.default = slugName;

module.exports = exports.default;
