export const tiles = 4;
