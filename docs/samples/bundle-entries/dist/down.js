import { state } from "./o~0.js";
const down = ()=>--state.count;
export { down };
