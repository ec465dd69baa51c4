import { t as steps } from "./steps-18smo0WI.mjs";
// src/index.ts
const names = steps.map(({ name }) => name);
export { names };
