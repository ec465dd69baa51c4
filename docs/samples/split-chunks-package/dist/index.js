import { zero } from "./npm-points~0.js";
const start = zero;
const end = ()=>import("./end~0.js");
export { end, start };
