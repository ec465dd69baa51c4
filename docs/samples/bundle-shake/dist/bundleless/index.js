export { moon } from "./moon.js";
export { star } from "./star.js";
