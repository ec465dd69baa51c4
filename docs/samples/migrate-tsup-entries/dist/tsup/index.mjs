import {
  units
} from "./chunk-PK7SUVIV.mjs";

// src/index.ts
var seconds = (h, m) => h * units.h + m * units.m;
export {
  seconds
};
