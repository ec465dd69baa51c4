import { readFileSync } from "node:fs";
function firstLine(file) {
    return readFileSync(file, 'utf8').split('\n')[0] ?? '';
}
export { firstLine };
