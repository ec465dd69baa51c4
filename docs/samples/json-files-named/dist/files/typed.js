import { letter } from "./prices.js";
const letters = (count)=>count * letter;
export { letters };
