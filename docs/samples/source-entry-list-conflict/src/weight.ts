export const convert = (kg: number) => kg / 0.45359237;
