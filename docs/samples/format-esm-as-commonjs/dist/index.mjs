import { join } from "node:path";
const inside = (name)=>join('dist', name);
export { inside };
