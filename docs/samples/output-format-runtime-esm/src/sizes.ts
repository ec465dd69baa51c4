export const small = 1;
export const large = 2;
