export const version = 'dates 2';
