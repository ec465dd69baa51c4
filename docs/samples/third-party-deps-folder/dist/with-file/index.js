import { today } from "days-kit/locale/index.js";
const label = today;
export { label };
