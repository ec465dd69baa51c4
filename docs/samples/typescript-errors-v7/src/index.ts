export const free = 0;
