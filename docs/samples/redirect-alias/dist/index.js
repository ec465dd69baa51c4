export { alias } from "./alias.js";
