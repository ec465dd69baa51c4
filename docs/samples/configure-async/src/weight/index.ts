export const pounds = (kg: number): number => kg * 2.205;
