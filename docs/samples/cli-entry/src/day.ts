export const light = true;
