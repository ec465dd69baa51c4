import { readFileSync } from "node:fs";
const file = new URL("./static/assets/text.txt", import.meta.url);
const src_text = readFileSync(file, 'utf8').trim();
export { src_text as text };
