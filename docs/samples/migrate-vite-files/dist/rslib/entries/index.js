import { words } from "./kebab.js";
const snake = (text)=>words(text).join('_');
export { kebab } from "./kebab.js";
export { snake };
