import { unit } from "./y~0.js";
const stop = unit;
export { stop };
