import { length as e } from "./length.js";
import { weight as t } from "./weight/index.js";
export { e as length, t as weight };
