const { dep } = require('dep');

export const greet = () => dep.toUpperCase();
