export { answer } from "./answer.mjs";
