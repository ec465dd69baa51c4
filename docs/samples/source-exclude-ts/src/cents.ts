export const cents = (euros: number) => euros * 100;
