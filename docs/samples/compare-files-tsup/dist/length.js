import { round } from "./number/round.js";
function length(metres, digits) {
  return `${round(metres, digits)} m`;
}
export {
  length
};
