import { t as steps } from "./steps.mjs";
// src/list.ts
const list = steps.map(({ name, bytes }) => `${name}: ${bytes}`);
export { list };
