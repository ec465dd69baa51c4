export const add = (a, b) => a + b;
//# sourceMappingURL=index.js.map
