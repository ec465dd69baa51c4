export const cents = (euros: number): number => euros * 100;
