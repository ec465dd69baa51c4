'use strict';

const wordDistance = require('word-distance');

function closest(typed, words) {
  return words.map((word) => ({
    word,
    distance: wordDistance.distance(typed, word)
  })).sort((a, b) => a.distance - b.distance)[0];
}

exports.closest = closest;
