console.log('setup');
const ready = true;
const zero = 273.15;
export { ready, zero };
