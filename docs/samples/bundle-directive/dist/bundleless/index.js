export { save } from "./save.js";
