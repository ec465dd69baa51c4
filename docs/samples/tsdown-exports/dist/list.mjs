import { t as steps } from "./steps-18smo0WI.mjs";
// src/list.ts
const list = steps.map(({ name, bytes }) => `${name}: ${bytes}`);
export { list };
