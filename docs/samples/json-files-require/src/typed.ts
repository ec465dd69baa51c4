declare const require: (name: string) => any;

const prices = require('./prices.json');

export const letter: number = prices.letter;
