export { Amount } from "./Amount.js";
export { Price } from "./Price.js";
