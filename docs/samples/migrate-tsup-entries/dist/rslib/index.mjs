import { units } from "./h~0.mjs";
const seconds = (h, m)=>h * units.h + m * units.m;
export { seconds };
