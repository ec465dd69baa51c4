const pounds = (kg)=>kg / 0.45359237;
export { miles } from "./convert/length.js";
export { pounds };
