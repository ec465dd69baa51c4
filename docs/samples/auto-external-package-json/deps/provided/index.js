export const provided = 'of the platform';
