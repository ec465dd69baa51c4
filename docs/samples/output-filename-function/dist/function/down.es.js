import { state } from "./undefined.es.js";
const down = ()=>--state.count;
export { down };
