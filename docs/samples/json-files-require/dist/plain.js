const prices = require('./prices.json');
const letter = prices.letter;
export { letter };
