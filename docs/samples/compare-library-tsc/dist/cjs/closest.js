"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.closest = closest;
const word_distance_1 = require("word-distance");
/** The word that is nearest to what was typed. */
function closest(typed, words) {
    return words
        .map((word) => ({
        word,
        distance: (0, word_distance_1.distance)(typed, word),
    }))
        .sort((a, b) => a.distance - b.distance)[0];
}
