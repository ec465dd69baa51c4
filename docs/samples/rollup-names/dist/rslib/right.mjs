import { door } from "./parts/door.mjs";
const right = door('right');
const later = ()=>import("./parts/later.mjs");
export { later, right };
