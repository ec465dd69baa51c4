const kelvin = require('./dist/index.js');

console.log('exports:', Object.keys(kelvin));
console.log('global:', Object.keys(globalThis.Kelvin));
