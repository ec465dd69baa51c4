import { round } from "./2.js";
const pounds = (kg)=>round(kg / 0.45359237);
export { pounds };
