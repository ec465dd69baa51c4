const kelvin = require('kelvin');

console.log('promise:', kelvin instanceof Promise);
console.log('celsius:', kelvin.celsius);
kelvin.then((late) => console.log('later:', late.celsius));
