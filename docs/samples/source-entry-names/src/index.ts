export const pounds = (kg: number) => kg / 0.45359237;
