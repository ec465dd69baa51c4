const prices = require('./prices.json');

export const letter = prices.letter;
