import { distance } from "./a.js";
const near = (a, b)=>distance(a, b) < 10;
const tiles = ()=>import("./tiles.js");
export { near, tiles };
