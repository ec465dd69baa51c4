export const light = false;
