// Node.js 20.19 and later can require an ES module.
const { label } = require('size-label');

console.log(label(1500));
