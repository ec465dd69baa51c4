export const ts = 4;
