export const name = 'pen';
