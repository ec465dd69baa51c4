import { round } from "./2.js";
const miles = (km)=>round(km / 1.609344);
export { miles };
