export const folder = 1;
