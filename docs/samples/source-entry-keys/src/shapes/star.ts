export const star = '★';
