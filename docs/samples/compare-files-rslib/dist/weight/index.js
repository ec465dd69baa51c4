import { round } from "../number/round.js";
function weight(grams, digits) {
    return `${round(grams / 1000, digits)} kg`;
}
export { weight };
