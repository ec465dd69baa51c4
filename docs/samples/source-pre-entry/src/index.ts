export const zero = 273.15;
