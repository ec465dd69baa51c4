export { kebab } from "./kebab.js";
export { upper } from "./upper.js";
