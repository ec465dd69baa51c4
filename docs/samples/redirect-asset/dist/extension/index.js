import dot from "./dot.svg";
import ring from "./ring.svg";
const icons = [
    dot,
    ring
];
export { icons };
