const { dep: dep } = require('dep');
const greet = ()=>dep.toUpperCase();
export { greet };
