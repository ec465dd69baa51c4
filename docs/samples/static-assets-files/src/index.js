export const family = 'Acme Sans';
