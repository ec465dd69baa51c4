import { round } from "../number/round.js";
function weight(grams, digits) {
  return `${round(grams / 1e3, digits)} kg`;
}
export {
  weight
};
