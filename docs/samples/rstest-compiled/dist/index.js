import { words } from "./words";
function countWords(text) {
    return words(text).length;
}
export { countWords };
