export const store = 'memory';
