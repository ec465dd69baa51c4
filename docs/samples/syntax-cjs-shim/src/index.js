export const gap = (n) => n * 8;
