import { state } from "./state.js";
const up = ()=>++state.count;
export { up };
