export { cents } from "./cents.js";
