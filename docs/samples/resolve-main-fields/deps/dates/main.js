export const file = 'main';
