export const zone = 'alias.ts';
