export { default as Plus } from "./icons/plus.js";
