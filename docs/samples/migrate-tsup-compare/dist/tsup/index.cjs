"use strict";
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// src/index.ts
var index_exports = {};
__export(index_exports, {
  durationText: () => durationText
});
module.exports = __toCommonJS(index_exports);

// src/units.ts
var units = [
  { name: "h", size: 3600 },
  { name: "m", size: 60 },
  { name: "s", size: 1 }
];

// src/index.ts
function durationText(seconds) {
  const parts = [];
  let rest = Math.round(seconds);
  for (const { name, size } of units) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0) parts.push(`${count}${name}`);
  }
  return parts.join(" ") || "0s";
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  durationText
});
