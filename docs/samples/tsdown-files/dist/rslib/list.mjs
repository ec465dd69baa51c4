import { steps } from "./z~0.mjs";
const list = steps.map(({ name, bytes })=>`${name}: ${bytes}`);
export { list };
