export { hours } from "./hours.js";
export { holidays } from "./holidays.js";
