import { steps } from "./z~0.mjs";
const names = steps.map(({ name })=>name);
export { names };
