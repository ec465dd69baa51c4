import { readFileSync } from "fs";
const load = ()=>readFileSync('books.txt', 'utf8');
export { load };
