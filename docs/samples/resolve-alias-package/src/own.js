export const name = 'own code';
