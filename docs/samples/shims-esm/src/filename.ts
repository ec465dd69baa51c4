export const file = __filename;
