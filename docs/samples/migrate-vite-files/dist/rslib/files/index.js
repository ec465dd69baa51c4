export { kebab } from "./kebab.js";
export { snake } from "./snake.js";
