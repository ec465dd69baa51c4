export const version = 'dates 1';
