Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
let word_distance = require("word-distance");
// src/closest.ts
/** The word that is nearest to what was typed. */
function closest(typed, words) {
	return words.map((word) => ({
		word,
		distance: (0, word_distance.distance)(typed, word)
	})).sort((a, b) => a.distance - b.distance)[0];
}
exports.closest = closest;
