export const field = 'browser';
