export { limit } from "../shared/limit.js";
