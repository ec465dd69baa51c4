export const name = 'package moon';
