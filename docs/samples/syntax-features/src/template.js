export const run = (x) => `${x}!`;
