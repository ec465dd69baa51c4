import {
  units
} from "./chunk-PK7SUVIV.mjs";

// src/parse.ts
var parse = (text) => {
  const [h = 0, m = 0] = text.split(":").map(Number);
  return h * units.h + m * units.m;
};
export {
  parse
};
