import { t as steps } from "./steps.mjs";
// src/index.ts
const names = steps.map(({ name }) => name);
export { names };
