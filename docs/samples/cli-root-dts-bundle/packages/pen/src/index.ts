export const width: number = 2;
