import { __webpack_require__ } from "./rslib-runtime.js";
import "./z.js";
const factors = __webpack_require__("./src/factors.cjs");
const toOunce = (gram)=>gram / factors.x;
export { toOunce };
