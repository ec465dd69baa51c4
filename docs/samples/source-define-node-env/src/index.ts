if (process.env.NODE_ENV !== 'production') {
  console.warn('kelvin: development build');
}
console.log('kelvin: ready');
