import { upper } from "text-kit";
const title = upper('words');
export { limit } from "../shared/limit.js";
export { title };
