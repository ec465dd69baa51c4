if ('production' !== process.env.NODE_ENV) console.warn('kelvin: development build');
console.log('kelvin: ready');
export { };
