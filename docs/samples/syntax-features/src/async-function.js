export const run = async (x) => [await x];
