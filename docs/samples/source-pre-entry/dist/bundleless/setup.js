console.log('setup');
const ready = true;
export { ready };
