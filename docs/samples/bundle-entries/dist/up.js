import { state } from "./o~0.js";
const up = ()=>++state.count;
export { up };
