export { end, start } from "./y~0.js";
