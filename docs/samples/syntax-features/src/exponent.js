export const run = (x) => x ** 2;
