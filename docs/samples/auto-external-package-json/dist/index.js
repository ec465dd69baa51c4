export { dep } from "dep";
export { provided } from "provided";
