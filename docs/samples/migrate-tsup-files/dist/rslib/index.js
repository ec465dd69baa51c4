export { count } from "./lib/count.js";
