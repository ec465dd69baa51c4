import { words } from "./words.js";
const snake = (text)=>words(text).join('_');
export { snake };
