export const city = 'city';
