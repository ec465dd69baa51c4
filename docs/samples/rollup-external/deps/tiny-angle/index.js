export const angle = 'tiny-angle';
