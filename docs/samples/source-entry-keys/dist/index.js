export { star } from "./shapes/star.js";
