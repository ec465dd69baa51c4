import { scale } from "./k~0.js";
const metres = (feet)=>scale(feet, 0.3048);
export { metres };
