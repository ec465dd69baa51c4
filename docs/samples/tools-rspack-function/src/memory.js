export const place = 'memory';
