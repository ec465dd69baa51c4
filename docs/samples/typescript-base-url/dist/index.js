export { cents } from "./money/cents.js";
