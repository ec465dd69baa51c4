export const name = 'package dates';
