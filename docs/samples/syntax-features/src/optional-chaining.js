export const run = (x) => x?.y;
