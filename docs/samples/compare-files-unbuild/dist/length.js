import { round } from "./number/round.js";
export function length(metres, digits) {
  return `${round(metres, digits)} m`;
}
