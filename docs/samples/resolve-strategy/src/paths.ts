export const zone = 'paths.ts';
