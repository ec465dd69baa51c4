import { words as e } from "./words.js";
// src/snake.ts
var t = (t) => e(t).join("_");
export { t as snake };
