import dot from "./dot.js";
import ring from "./ring.js";
const icons = [
    dot,
    ring
];
export { icons };
