export const wave = '~~~';
