export const offset = 273.15;
