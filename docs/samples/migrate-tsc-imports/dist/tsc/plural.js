export const plural = (name) => `${name}s`;
