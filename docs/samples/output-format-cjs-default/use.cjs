const label = require('size-label');

console.log('require() returns:', label);
console.log('works:', label.default(1500));
