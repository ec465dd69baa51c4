export const zone = 'UTC';
