import { offset } from "./offset.js";
const toKelvin = (celsius)=>celsius + offset;
export { toKelvin };
