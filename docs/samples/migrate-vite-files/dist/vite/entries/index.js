import { n as e, t } from "./kebab-BwaBkiTf.js";
// src/snake.ts
var n = (t) => e(t).join("_");
export { t as kebab, n as snake };
