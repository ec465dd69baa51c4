export const settings = { port: 80 };
