export const cache = 'memory';
