import { state } from "./1~1.es.js";
const down = ()=>--state.count;
export { down };
