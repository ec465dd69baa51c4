import { readFileSync } from "node:fs";
const load = ()=>readFileSync('books.txt', 'utf8');
export { load };
