import { state } from "./undefined.es.js";
const up = ()=>++state.count;
export { up };
