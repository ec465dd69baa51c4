import { readFileSync } from "node:fs";
const file = new URL("./static/assets/welcome.txt", import.meta.url);
const src_text = readFileSync(file, 'utf8').trim();
const welcome = (name)=>src_text.replace('{name}', name);
export { welcome };
