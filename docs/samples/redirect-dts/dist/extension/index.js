export { folder } from "./folder/index.js";
export { alias } from "./alias.js";
export { none } from "./none.js";
export { ts } from "./ts.js";
export { js } from "./js.js";
