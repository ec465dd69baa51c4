import { __webpack_require__ } from "./rslib-runtime.js";
import "./z.js";
const factors = __webpack_require__("./src/factors.cjs");
const toInch = (cm)=>cm / factors.j;
export { toInch };
