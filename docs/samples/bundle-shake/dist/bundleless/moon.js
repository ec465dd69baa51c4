import { draw } from "./draw.js";
const moon = draw('moon');
export { moon };
