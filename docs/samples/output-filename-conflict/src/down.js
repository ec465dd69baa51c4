export const down = (n) => n - 1;
