// src/parts/last.ts
var last = (words) => words.at(-1) ?? "";
export {
  last
};
