import { unit } from "./vendor~0.js";
const stop = unit;
export { stop };
