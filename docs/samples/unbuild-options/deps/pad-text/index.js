export const padText = 'pad-text';
