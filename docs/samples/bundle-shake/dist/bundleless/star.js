import { draw } from "./draw.js";
const star = draw('star');
export { star };
