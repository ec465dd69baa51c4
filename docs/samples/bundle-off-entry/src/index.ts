export const cents = 100;
