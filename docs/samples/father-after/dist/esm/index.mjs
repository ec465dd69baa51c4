import { lines } from "./lines.mjs";
const longest = (text)=>lines(text).reduce((most, line)=>Math.max(most, line.length), 0);
export { longest };
