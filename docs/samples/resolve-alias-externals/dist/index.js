export { name as alias, name as direct } from "dates";
