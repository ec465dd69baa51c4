import { toCents } from "./money/cents.js";
const price = (euros)=>`${toCents(euros)} cents`;
export { price };
