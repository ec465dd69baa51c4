const file = 'exports';
console.log("module", file);
export { };
