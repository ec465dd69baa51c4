export const marker = (name) => `[x] ${name}`;
