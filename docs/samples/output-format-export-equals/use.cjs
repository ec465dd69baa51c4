const label = require('size-label');

console.log('require() returns:', label);
