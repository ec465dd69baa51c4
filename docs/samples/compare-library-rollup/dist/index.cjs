'use strict';

var wordDistance = require('word-distance');

/** The word that is nearest to what was typed. */
function closest(typed, words) {
    return words
        .map((word) => ({
        word,
        distance: wordDistance.distance(typed, word),
    }))
        .sort((a, b) => a.distance - b.distance)[0];
}

exports.closest = closest;
