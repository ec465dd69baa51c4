export const tax = (net: number): number => net * 0.19;
