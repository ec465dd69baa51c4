export const format = (cents: number) => `€${cents / 100}`;
