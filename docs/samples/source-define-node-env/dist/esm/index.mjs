console.log('kelvin: ready');
export { };
