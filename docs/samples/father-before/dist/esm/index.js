import { lines } from "./lines";

/** The length of the longest line. */
export var longest = function longest(text) {
  return lines(text).reduce(function (most, line) {
    return Math.max(most, line.length);
  }, 0);
};