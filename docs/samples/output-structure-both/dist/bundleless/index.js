export { spell } from "./spell.js";
