export const copied = true;
