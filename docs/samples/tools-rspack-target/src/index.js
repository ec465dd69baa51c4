export const twice = (n = 1) => n ** 2;
