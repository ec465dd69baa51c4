import { unit } from "./y.js";
const stop = unit;
export { stop };
