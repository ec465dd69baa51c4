import { round } from '../number/round.js';
export function weight(grams, digits) {
    return `${round(grams / 1000, digits)} kg`;
}
