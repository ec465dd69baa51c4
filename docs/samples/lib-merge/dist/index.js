/* top */
import { left } from "left";
import { right } from "right";
const places = [
    "item",
    "top",
    left,
    right
];
export { places };

/* item */