export const a = 'bundled';
