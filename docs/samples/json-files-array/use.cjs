const { count } = require('./dist/cjs/index.cjs');

console.log(count());
