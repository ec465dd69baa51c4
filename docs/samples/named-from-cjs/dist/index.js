import { miles } from "old-units";
const marathon = Math.round(miles(42));
export { marathon };
