export const heading = 'Receipt';
