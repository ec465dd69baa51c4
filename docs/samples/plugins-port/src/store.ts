export const store = 'disk';
