export { default as plusUrl } from "./icons/plus.js";
