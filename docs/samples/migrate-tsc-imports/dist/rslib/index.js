import { plural } from "./plural.js";
import names from "./names.js";
import { metre } from "./units/index.js";
const src_all = [
    plural(names.second),
    plural(metre)
];
export { src_all as all };
