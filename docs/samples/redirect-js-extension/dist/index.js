export { folder } from "./folder/index";
export { alias } from "./alias";
export { none } from "./none";
export { ts } from "./ts.ts";
export { js } from "./js.js";
