import { perMile } from "./units.js";
const toKm = (length, unit)=>'mi' === unit ? length * perMile : length;
export { toKm };
