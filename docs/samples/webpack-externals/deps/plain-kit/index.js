export const plain = 'plain-kit';
