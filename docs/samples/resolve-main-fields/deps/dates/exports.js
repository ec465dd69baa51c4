export const file = 'exports';
