const label = require('size-label');

console.log(label(1500));
