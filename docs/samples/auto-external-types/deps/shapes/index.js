export const box = (width, height) => ({ width, height });
