import { __webpack_require__ } from "./rslib-runtime.js";
import "./2.js";
const greet = __webpack_require__("./node_modules/greet/index.js");
const bye = (name)=>(0, greet.K)('Bye', name);
export { bye };
