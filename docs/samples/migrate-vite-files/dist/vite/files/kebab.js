import { words as e } from "./words.js";
// src/kebab.ts
var t = (t) => e(t).join("-");
export { t as kebab };
