const field = 'browser';
const file = 'exports';
console.log(field, file);
