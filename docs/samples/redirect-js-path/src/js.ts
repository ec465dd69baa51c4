export const js = 5;
