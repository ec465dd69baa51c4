import { state } from "./state.js";
const down = ()=>--state.count;
export { down };
