console.log('units 1.0.0');
export { };
