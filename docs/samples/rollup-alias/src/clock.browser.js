export const clock = 'browser';
