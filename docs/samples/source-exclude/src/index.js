export const cents = (euros) => (euros ?? 0) * 100;
