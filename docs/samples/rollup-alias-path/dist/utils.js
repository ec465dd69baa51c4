import { create } from "mini-store";
const empty = ()=>create(void 0);
export { empty };
