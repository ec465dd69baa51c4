const add = (a, b)=>a + b;
export { add };

//# sourceMappingURL=index.js.map