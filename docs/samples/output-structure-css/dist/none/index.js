export { badge } from "./badge.js";
