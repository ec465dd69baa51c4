import { unit } from "./npm-points~0.js";
const stop = unit;
export { stop };
