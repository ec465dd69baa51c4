import { today } from "days-kit/locale";
const label = today;
export { label };
