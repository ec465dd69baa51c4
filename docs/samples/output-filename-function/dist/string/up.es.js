import { state } from "./1~1.es.js";
const up = ()=>++state.count;
export { up };
