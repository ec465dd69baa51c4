import { scale } from "./k~0.js";
const kilograms = (pounds)=>scale(pounds, 0.4536);
export { kilograms };
