export const alias = 2;
