export const run = (x) => x ?? 1;
