export const gap: number = 8;
