import { __webpack_require__ } from "./rslib-runtime.js";
import "./2.js";
const greet = __webpack_require__("./node_modules/greet/index.js");
const hello = (name)=>(0, greet.K)('Hello', name);
export { hello };
