export { Box } from "./box.js";
export { Shelf } from "./shelf.js";
