import { round } from "./number/round.js";
function length_length(metres, digits) {
    return `${round(metres, digits)} m`;
}
export { length_length as length };
