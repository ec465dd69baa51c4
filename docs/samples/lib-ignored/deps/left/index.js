export const left = 'left';
