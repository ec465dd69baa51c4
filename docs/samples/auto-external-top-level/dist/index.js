export { dep } from "dep";
