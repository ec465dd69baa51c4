export { end, start } from "./y.js";
