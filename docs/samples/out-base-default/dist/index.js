export { trim } from "./text/trim.js";
