import { left } from "left";
const place = left;
export { place };
