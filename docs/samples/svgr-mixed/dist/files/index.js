export { ReactComponent as Plus, default as plusUrl } from "./icons/plus.js";
