const dates_name = 'package dates';
export { name as direct } from "dates";
export { dates_name as alias };
