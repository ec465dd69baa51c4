export const one = (n) => n + 1;
