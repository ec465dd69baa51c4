import { distance } from "./a.js";
const far = (a, b)=>distance(a, b) > 100;
export { far };
