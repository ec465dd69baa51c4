const add = (a, b)=>a + b;
console.log('loaded');
console.log('loaded');
export { add };
