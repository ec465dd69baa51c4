export const color = 'blue';
