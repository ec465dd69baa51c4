export const gray = '#888';
