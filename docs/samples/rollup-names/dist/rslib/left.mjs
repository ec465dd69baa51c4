import { door } from "./parts/door.mjs";
const left = door('left');
export { left };
