export const clock = 'server';
