import { words } from "./words.js";
const kebab = (text)=>words(text).join('-');
export { kebab };
