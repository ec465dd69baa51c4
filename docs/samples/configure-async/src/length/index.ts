export const inches = (cm: number): number => cm / 2.54;
