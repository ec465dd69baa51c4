export const inner = 'match-kit/inner';
